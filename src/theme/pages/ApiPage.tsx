import type { ReactNode } from 'react'
import { PageMeta } from '../nav/PageMeta.tsx'
import { Article } from './Article.tsx'
import type { PageProps } from './page-props.ts'

/** The reference of an API: one static slot, with its title in it. `runtime/reference` follows the hash routes in it. */
export function ApiReferencePage({ site, view, article }: PageProps): ReactNode {
  return (
    <main id="main" className="page page-reference">
      <Article html={article} language={view.fallback} />
      <PageMeta site={site} view={view} />
    </main>
  )
}
