import type { ReactNode } from 'react'
import type { PageView } from '../../../shared/site/page.ts'
import { PageTop } from '../nav/top/PageTop.tsx'
import { Article } from './Article.tsx'
import { FallbackNotice } from './FallbackNotice.tsx'
import type { PageProps } from './page-props.ts'

interface PageFrameProps {
  page: PageProps
  /** Classes of the whole page and of its article, if they differ from the default. */
  className?: string
  articleClass?: string
  /** Shown above the title: what the reader must know first. */
  notice?: ReactNode
  /** Shown between title and article. */
  lead?: ReactNode
  /** Shown below the article. */
  children: ReactNode
}

/** An article with its surroundings: breadcrumbs and title. */
export function PageFrame(props: PageFrameProps): ReactNode {
  const { page, className = 'page', articleClass, notice, lead, children } = props
  const { site, view, article } = page
  return (
    <main id="main" className={className}>
      <PageTop site={site} view={view} />
      {notice}
      {view.fallback !== undefined && <FallbackNotice />}
      <PageTitle view={view} />
      {lead}
      <Article className={articleClass} html={article} language={view.fallback} />
      {children}
    </main>
  )
}

/**
 * The page's heading, which receives focus after client-side navigation. If hidden, only visually: every page has a
 * name.
 */
function PageTitle({ view }: { view: PageView }): ReactNode {
  return (
    <h1 className={view.hideTitle ? 'visually-hidden' : 'page-title'} tabIndex={-1} {...view.fallback}>
      {view.title}
    </h1>
  )
}
