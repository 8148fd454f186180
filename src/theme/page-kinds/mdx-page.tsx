import type { ReactNode } from 'react'
import { StaticHtml } from '../article/StaticHtml.tsx'
import { FallbackNotice } from '../layout/FallbackNotice.tsx'
import { PageMeta } from '../nav/PageMeta.tsx'
import { TocDisclosure } from '../nav/TableOfContents.tsx'
import { PageTitle } from './PageTitle.tsx'
import type { PageKindProps } from './page-kind-props.ts'

/** A page that stands on its own, outside of the guides. */
export default function MdxPage({ site, view, article, tocEntries }: PageKindProps): ReactNode {
  if (view.layout === 'landing') {
    return (
      <main id="main" className="page landing">
        {view.fallback !== undefined && <FallbackNotice />}
        <StaticHtml className="article" html={article} language={view.fallback} />
      </main>
    )
  }
  return (
    <main id="main" className="page">
      {view.fallback !== undefined && <FallbackNotice />}
      <PageTitle view={view} />
      {tocEntries.length > 0 && <TocDisclosure key={view.url} entries={tocEntries} />}
      <StaticHtml className="article" html={article} language={view.fallback} />
      <PageMeta site={site} view={view} />
    </main>
  )
}
