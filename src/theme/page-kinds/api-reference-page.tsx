import '../styles/sheets/api-reference-page.css'
import type { ReactNode } from 'react'
import { StaticHtml } from '../article/StaticHtml.tsx'
import { PageMeta } from '../nav/PageMeta.tsx'
import type { PageKindProps } from './page-kind-props.ts'

/** The reference of an API: one static slot, with its title in it. `runtime/reference` follows the hash routes in it. */
export default function ApiReferencePage({ site, view, article }: PageKindProps): ReactNode {
  return (
    <main id="main" className="page page-reference">
      <StaticHtml className="article" html={article} language={view.fallback} />
      <PageMeta site={site} view={view} />
    </main>
  )
}
