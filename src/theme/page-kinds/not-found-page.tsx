import '../styles/sheets/not-found-page.css'
import type { ReactNode } from 'react'
import { usePageSuggestions } from '../../runtime/suggestions/usePageSuggestions.ts'
import { StaticHtml } from '../article/StaticHtml.tsx'
import { NotFound } from './NotFound.tsx'
import { PageTitle } from './PageTitle.tsx'
import type { PageKindProps } from './page-kind-props.ts'

/** What a reader gets at an address without a page. */
export default function NotFoundPage({ site, view, article }: PageKindProps): ReactNode {
  const suggestions = usePageSuggestions(site.base)
  return (
    <main id="main" className="page">
      <PageTitle view={view} />
      <NotFound site={site} suggestions={suggestions} />
      <StaticHtml className="article" html={article} />
    </main>
  )
}
