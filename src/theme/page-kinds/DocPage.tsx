import type { ReactNode } from 'react'
import { StaticHtml } from '../article/StaticHtml.tsx'
import { FallbackNotice } from '../layout/FallbackNotice.tsx'
import { VersionBanner } from '../layout/VersionBanner.tsx'
import { Breadcrumbs } from '../nav/Breadcrumbs.tsx'
import { PageMeta } from '../nav/PageMeta.tsx'
import { Pager } from '../nav/Pager.tsx'
import { TocDisclosure } from '../nav/TableOfContents.tsx'
import { PageTitle } from './PageTitle.tsx'
import type { PageKindProps } from './page-kind-props.ts'

/** A guide: its article and what surrounds it. */
export function DocPage({ site, view, article, tocEntries }: PageKindProps): ReactNode {
  return (
    <main id="main" className="page">
      <Breadcrumbs breadcrumbs={view.breadcrumbs} />
      {view.version !== undefined && <VersionBanner version={view.version} />}
      {view.fallback !== undefined && <FallbackNotice />}
      <PageTitle view={view} />
      {tocEntries.length > 0 && <TocDisclosure key={view.url} entries={tocEntries} />}
      <StaticHtml className="article" html={article} language={view.fallback} />
      <PageMeta site={site} view={view} />
      <Pager previous={view.previous} next={view.next} />
    </main>
  )
}
