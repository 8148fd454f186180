import type { ReactNode } from 'react'
import { PageMeta } from '../nav/PageMeta.tsx'
import { Article } from './Article.tsx'
import { PageFrame } from './PageFrame.tsx'
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

/** All operations of one group of an API, fully rendered, so that it needs no script. */
export function ApiGroupPage(page: PageProps): ReactNode {
  return (
    <PageFrame page={page}>
      <PageMeta site={page.site} view={page.view} />
    </PageFrame>
  )
}
