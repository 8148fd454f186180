import type { ReactNode } from 'react'
import { PageMeta } from '../nav/PageMeta.tsx'
import { Article } from './Article.tsx'
import { FallbackNotice } from './FallbackNotice.tsx'
import { PageFrame } from './PageFrame.tsx'
import type { PageProps } from './page-props.ts'

/** A standalone page outside the guides. The title of a landing page is in its article. */
export function MdxPage(page: PageProps): ReactNode {
  const { site, view, article } = page
  if (view.layout === 'landing') {
    return (
      <main id="main" className="page landing">
        {view.fallback !== undefined && <FallbackNotice />}
        <Article html={article} language={view.fallback} />
      </main>
    )
  }
  return (
    <PageFrame page={page}>
      <PageMeta site={site} view={view} />
    </PageFrame>
  )
}
