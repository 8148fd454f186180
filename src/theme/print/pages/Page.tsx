import type { ComponentType, ReactNode } from 'react'
import type { PageKind } from '../../../shared/site/page.ts'
import { selectTocHeadings, TableOfContents } from '../nav/TableOfContents.tsx'
import { ApiItemPage, ApiOverviewPage } from './ApiOverviewPage.tsx'
import { BlogPostPage } from './BlogPostPage.tsx'
import { DocPage } from './DocPage.tsx'
import { ListPage } from './ListPage.tsx'
import { MdxPage } from './MdxPage.tsx'
import type { PageProps } from './page-props.ts'

/** Kinds that only the build renders. The components of the others also run in the browser. */
const pageComponents: Partial<Record<PageKind, ComponentType<PageProps>>> = {
  apiItem: ApiItemPage,
  apiReference: ApiOverviewPage,
  blogList: ListPage,
  blogPost: BlogPostPage,
  blogTagsList: ListPage,
  blogTagPostList: ListPage,
  blogAuthorsList: ListPage,
  blogAuthorPosts: ListPage,
  doc: DocPage,
  docTagsList: ListPage,
  docTagDocList: ListPage,
  mdx: MdxPage,
}

/** The content between sidebar and footer: the page by its kind, and its table of contents. */
export function Page({ site, view, build, article }: Omit<PageProps, 'tocHeadings'>): ReactNode {
  const Kind = pageComponents[view.kind]
  if (Kind === undefined) return null
  const headings = view.hideToc || view.layout !== undefined ? [] : selectTocHeadings(view.headings)
  const width = view.layout === 'landing' ? ' content-landing' : headings.length === 0 ? ' content-wide' : ''
  return (
    <div className={`content${width}`}>
      <Kind site={site} view={view} build={build} article={article} tocHeadings={headings} />
      {headings.length > 0 && <TableOfContents headings={headings} />}
    </div>
  )
}
