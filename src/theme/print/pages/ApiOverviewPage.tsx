import type { ReactNode } from 'react'
import { PageMeta } from '../nav/PageMeta.tsx'
import { Article } from './Article.tsx'
import type { PageProps } from './page-props.ts'

/** An API page: one static element that includes its title. `runtime/api` follows the hash routes in it. */
export function ApiOverviewPage({ site, view, article }: PageProps): ReactNode {
  return (
    <main id="main" className="page page-api">
      <Article html={article} language={view.fallback} />
      <PageMeta site={site} view={view} />
    </main>
  )
}

/** A page below the overview of an API. Its article includes everything, so that a script can replace it as a whole. */
export function ApiItemPage({ article }: PageProps): ReactNode {
  return (
    <main id="main" className="page page-api">
      <Article html={article} />
    </main>
  )
}
