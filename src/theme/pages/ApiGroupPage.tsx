import type { ReactNode } from 'react'
import { Breadcrumbs } from '../nav/Breadcrumbs.tsx'
import { PageMeta } from '../nav/PageMeta.tsx'
import { TocDisclosure } from '../nav/TableOfContents.tsx'
import { Article } from './Article.tsx'
import { PageTitle } from './PageTitle.tsx'
import type { PageProps } from './page-props.ts'

/** All operations of one group of an API, printed in full: it needs no script. */
export function ApiGroupPage({ site, view, article, tocEntries }: PageProps): ReactNode {
  return (
    <main id="main" className="page">
      <Breadcrumbs breadcrumbs={view.breadcrumbs} />
      <PageTitle view={view} />
      {tocEntries.length > 0 && <TocDisclosure entries={tocEntries} />}
      <Article html={article} language={view.fallback} />
      <PageMeta site={site} view={view} />
    </main>
  )
}
