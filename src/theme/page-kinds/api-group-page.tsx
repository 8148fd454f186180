import '../styles/sheets/api-reference-page.css'
import type { ReactNode } from 'react'
import { StaticHtml } from '../article/StaticHtml.tsx'
import { Breadcrumbs } from '../nav/Breadcrumbs.tsx'
import { PageMeta } from '../nav/PageMeta.tsx'
import { TocDisclosure } from '../nav/TableOfContents.tsx'
import { PageTitle } from './PageTitle.tsx'
import type { PageKindProps } from './page-kind-props.ts'

/** All operations of one group of an API, printed in full: it needs no script. */
export default function ApiGroupPage({ site, view, article, tocEntries }: PageKindProps): ReactNode {
  return (
    <main id="main" className="page">
      <Breadcrumbs breadcrumbs={view.breadcrumbs} />
      <PageTitle view={view} />
      {tocEntries.length > 0 && <TocDisclosure key={view.url} entries={tocEntries} />}
      <StaticHtml className="article" html={article} language={view.fallback} />
      <PageMeta site={site} view={view} />
    </main>
  )
}
