import type { ReactNode } from 'react'
import type { PageView } from '../../shared/site/page.ts'
import { FallbackNotice } from '../layout/FallbackNotice.tsx'
import { Breadcrumbs } from '../nav/Breadcrumbs.tsx'
import { TocDisclosure } from '../nav/TableOfContents.tsx'
import { Article } from './Article.tsx'
import type { PageProps } from './page-props.ts'

interface PageFrameProps {
  page: PageProps
  /** Classes of the whole page and of its article, where they are others. */
  className?: string
  articleClass?: string
  /** Above the title: what the reader has to know first. */
  notice?: ReactNode
  /** Between title and article. */
  lead?: ReactNode
  /** Below the article. */
  children: ReactNode
}

/** The surroundings of an article: breadcrumbs, title, table of contents. */
export function PageFrame(props: PageFrameProps): ReactNode {
  const { page, className = 'page', articleClass, notice, lead, children } = props
  const { view, article, tocEntries } = page
  return (
    <main id="main" className={className}>
      <Breadcrumbs breadcrumbs={view.breadcrumbs} />
      {notice}
      {view.fallback !== undefined && <FallbackNotice />}
      <PageTitle view={view} />
      {lead}
      {tocEntries.length > 0 && <TocDisclosure entries={tocEntries} />}
      <Article className={articleClass} html={article} language={view.fallback} />
      {children}
    </main>
  )
}

/** The page's heading, which takes the focus after a soft navigation. Hidden from sight only: every page has a name. */
function PageTitle({ view }: { view: PageView }): ReactNode {
  return (
    <h1 className={view.hideTitle ? 'visually-hidden' : 'page-title'} tabIndex={-1} {...view.fallback}>
      {view.title}
    </h1>
  )
}
