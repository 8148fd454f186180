import type { ReactNode } from 'react'
import { FallbackNotice } from '../layout/FallbackNotice.tsx'
import { PageMeta } from '../nav/PageMeta.tsx'
import { TocDisclosure } from '../nav/TableOfContents.tsx'
import { Article } from './Article.tsx'
import { PageTitle } from './PageTitle.tsx'
import type { PageProps } from './page-props.ts'

/** A page that stands on its own, outside of the guides. */
export function MdxPage({ site, view, article, tocEntries }: PageProps): ReactNode {
  if (view.layout === 'landing') {
    return (
      <main id="main" className="page landing">
        {view.fallback !== undefined && <FallbackNotice />}
        <Article html={article} language={view.fallback} />
      </main>
    )
  }
  return (
    <main id="main" className="page">
      {view.fallback !== undefined && <FallbackNotice />}
      <PageTitle view={view} />
      {tocEntries.length > 0 && <TocDisclosure entries={tocEntries} />}
      <Article html={article} language={view.fallback} />
      <PageMeta site={site} view={view} />
    </main>
  )
}
