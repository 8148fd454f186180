import type { ReactNode } from 'react'
import { StaticHtml } from '../article/StaticHtml.tsx'
import { PageMeta } from '../nav/PageMeta.tsx'
import { TocDisclosure } from '../nav/TableOfContents.tsx'
import { PageTitle } from './PageTitle.tsx'
import type { PageKindProps } from './page-kind-props.ts'

/** A page that stands on its own, outside of the guides. */
export default function MdxPage({ view, article, tocEntries }: PageKindProps): ReactNode {
  if (view.layout === 'landing') {
    return (
      <main id="main" className="page landing">
        <StaticHtml className="article" html={article} />
      </main>
    )
  }
  return (
    <main id="main" className="page">
      <PageTitle view={view} />
      {tocEntries.length > 0 && <TocDisclosure key={view.url} entries={tocEntries} />}
      <StaticHtml className="article" html={article} />
      <PageMeta {...view} />
    </main>
  )
}
