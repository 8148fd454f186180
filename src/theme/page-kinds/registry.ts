import { type PageKindLoaders, registerPageKind } from '../../runtime/page-kinds.ts'
import type { PageView } from '../../shared/page.ts'
import { DocPage } from './DocPage.tsx'

// Nearly every visit is to a guide: its component is there from the start, the others are fetched when they are needed.
registerPageKind('doc', DocPage)

const list: PageKindLoaders[string] = () => import('./list-page.tsx')

/** Modules of the page kinds that are not in the main bundle. Their component is the default export. */
export const pageKindLoaders: PageKindLoaders = {
  mdx: () => import('./mdx-page.tsx'),
  notFound: () => import('./not-found-page.tsx'),
  apiReference: () => import('./api-reference-page.tsx'),
  apiGroup: () => import('./api-group-page.tsx'),
  blogPost: () => import('./blog-post-page.tsx'),
  docTagsList: list,
  docTagDocList: list,
  blogList: list,
  blogTagsList: list,
  blogTagPostList: list,
  blogAuthorsList: list,
  blogAuthorPosts: list,
  apiBar: () => import('./parts/api-bar.tsx'),
  homeFooter: () => import('./parts/home-footer.tsx'),
}

/** The modules that a page needs before it is printed: its kind, and the parts of the shell that few pages have. */
export function modulesOf({ kind, apiBar, homeFooter }: PageView): string[] {
  return [
    kind,
    ...(apiBar === undefined ? [] : ['apiBar']),
    ...(homeFooter === undefined ? [] : ['homeFooter']),
  ]
}
