import {
  type ComponentLoader,
  type LazyComponents,
  prepareComponent,
} from '../../../runtime/loading/load-component.ts'
import type { PageKind } from '../../../shared/site/page-kinds.ts'
import { lazyParts } from '../lazy-parts/lazy-parts.ts'
import type { PageKindProps } from './page-kind-props.ts'
import { StaticPage } from './StaticPage.tsx'

type Loader = ComponentLoader<PageKindProps>

// The bar above API pages comes first, because it would move a page that is already shown. The page doesn't need it.
const loadApi = withSheet(() =>
  Promise.all([
    import('../../styles/sheets/api-page.css'),
    prepareComponent(lazyParts, 'apiBar').catch(() => undefined),
  ]),
)
const loadList = withSheet(() => import('../../styles/sheets/list-page.css'))

/** Loads what all page kinds except guides need: a style sheet, or a component with its own. */
const loaders: Record<Exclude<PageKind, 'doc'>, Loader> = {
  mdx: withSheet(() => import('../../styles/sheets/mdx-page.css')),
  notFound: () => import('./not-found-page.tsx'),
  apiReference: loadApi,
  apiItem: loadApi,
  blogPost: loadList,
  docTagsList: loadList,
  docTagDocList: loadList,
  blogList: loadList,
  blogTagsList: loadList,
  blogTagPostList: loadList,
  blogAuthorsList: loadList,
  blogAuthorPosts: loadList,
}

/**
 * The component of each page kind. Nearly every visit is to a guide, so the main style sheet has the styles of guides. The
 * styles of other kinds are loaded on demand.
 */
export const pageComponents: LazyComponents<PageKind, PageKindProps> = {
  loaders,
  loaded: new Map([['doc', StaticPage]]),
}

/** Creates the loader of a kind whose pages are rendered by the build, so that only a style sheet is missing. */
function withSheet(loadSheet: () => Promise<unknown>): Loader {
  return async () => {
    await loadSheet()
    return { default: StaticPage }
  }
}
