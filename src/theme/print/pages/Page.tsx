import type { ComponentType, ReactNode } from 'react'
import type { PageKind } from '../../../shared/site/page-kinds.ts'
import { usePageMessages } from '../../shell/usePageMessages.ts'
import { PostPager } from '../blog/PostPager.tsx'
import { PageMeta } from '../nav/PageMeta.tsx'
import { listTocHeadings, TableOfContents } from '../nav/TableOfContents.tsx'
import { Article } from './Article.tsx'
import { BlogPostPage } from './BlogPostPage.tsx'
import { DocPage } from './DocPage.tsx'
import { FallbackNotice } from './FallbackNotice.tsx'
import { PageFrame } from './PageFrame.tsx'
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
export function Page({ site, view, build, article }: PageProps): ReactNode {
  const Kind = pageComponents[view.kind]
  if (Kind === undefined) return null
  const headings = listTocHeadings(view)
  const width = view.layout === 'landing' ? ' content-landing' : headings.length === 0 ? ' content-wide' : ''
  return (
    <div className={`content${width}`}>
      <Kind site={site} view={view} build={build} article={article} />
      {headings.length > 0 && <TableOfContents headings={headings} />}
    </div>
  )
}

/** An API page: one static element that includes its title. `runtime/api` follows the hash routes in it. */
function ApiOverviewPage({ view, article }: PageProps): ReactNode {
  return (
    <main id="main" className="page page-api">
      <Article html={article} language={view.fallback} />
    </main>
  )
}

/** A page below the overview of an API. Its article includes everything, so that a script can replace it as a whole. */
function ApiItemPage({ article }: PageProps): ReactNode {
  return (
    <main id="main" className="page page-api">
      <Article html={article} />
    </main>
  )
}

/** A standalone page outside the guides. The title of a landing page is in its article. */
function MdxPage(page: PageProps): ReactNode {
  const { site, view, article } = page
  if (view.layout === 'landing') {
    return (
      <main id="main" className="page landing">
        {view.fallback !== undefined && <FallbackNotice />}
        <Article html={article} language={view.fallback} />
      </main>
    )
  }
  return (
    <PageFrame page={page}>
      <PageMeta site={site} view={view} />
    </PageFrame>
  )
}

/** A page that lists others: tags, guides with a tag, posts, authors. */
function ListPage(page: PageProps): ReactNode {
  const messages = usePageMessages()
  const { site, view } = page
  const lead = view.kind === 'blogAuthorPosts' ? '' : (view.lead ?? view.description)
  return (
    <PageFrame
      page={page}
      articleClass="article listing"
      lead={lead !== '' && <p className="lead">{lead}</p>}
    >
      <PostPager view={view} newer={messages.newerPosts} older={messages.olderPosts} />
      <PageMeta site={site} view={view} />
    </PageFrame>
  )
}
