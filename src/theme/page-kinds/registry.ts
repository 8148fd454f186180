import { type PageKindLoaders, registerPageKind } from '../../runtime/loading/lazy-components.ts'
import type { ShellView } from '../../shared/site/page.ts'
import { StaticPage } from './StaticPage.tsx'

// Nearly every visit is to a guide: what it needs is there from the start, the others are fetched with their styles.
registerPageKind('doc', StaticPage)

const list: PageKindLoaders[string] = () => import('./list-page.ts')
const reference: PageKindLoaders[string] = () => import('./api-page.ts')

/** Modules of the page kinds that are not in the main bundle. Their component is the default export. */
export const pageKindLoaders: PageKindLoaders = {
  mdx: () => import('./mdx-page.ts'),
  notFound: () => import('./not-found-page.tsx'),
  apiReference: reference,
  apiGroup: reference,
  blogPost: list,
  docTagsList: list,
  docTagDocList: list,
  blogList: list,
  blogTagsList: list,
  blogTagPostList: list,
  blogAuthorsList: list,
  blogAuthorPosts: list,
  apiBar: () => import('../shell-modules/api-bar.tsx'),
  footer: () => import('../shell-modules/footer.tsx'),
  homeFooter: () => import('../shell-modules/home-footer.tsx'),
}

/** The modules that a page needs before it is printed: its kind, and the parts of the shell that few pages have. */
export function modulesOf({ kind, apiBar, homeFooter }: ShellView): string[] {
  return [
    kind,
    ...(apiBar === undefined ? [] : ['apiBar']),
    ...(homeFooter === undefined ? [] : ['homeFooter']),
  ]
}
