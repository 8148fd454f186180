import type { ComponentLoader, LazyComponents } from '../../../runtime/loading/lazy-components.ts'
import type { PageKind } from '../../../shared/site/page.ts'
import type { PageKindProps } from './page-kind-props.ts'
import { StaticPage } from './StaticPage.tsx'

type Loader = ComponentLoader<PageKindProps>

const loadList: Loader = () => import('./list-page.ts')
const loadApi: Loader = () => import('./api-page.ts')

/** The modules of all page kinds except guides. */
const loaders: Record<Exclude<PageKind, 'doc'>, Loader> = {
  mdx: () => import('./mdx-page.ts'),
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
 * The component of each page kind. Nearly every visit is to a guide, so its component is in the main bundle. The others
 * are loaded on demand with their styles.
 */
export const pageComponents: LazyComponents<PageKind, PageKindProps> = {
  loaders,
  loaded: new Map([['doc', StaticPage]]),
}
