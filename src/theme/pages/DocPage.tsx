import type { ReactNode } from 'react'
import { FallbackNotice } from '../layout/FallbackNotice.tsx'
import { VersionBanner } from '../layout/VersionBanner.tsx'
import { Breadcrumbs } from '../nav/Breadcrumbs.tsx'
import { PageMeta } from '../nav/PageMeta.tsx'
import { Pager } from '../nav/Pager.tsx'
import { TocDisclosure } from '../nav/TableOfContents.tsx'
import { usePageMessages } from '../usePageMessages.ts'
import { Article } from './Article.tsx'
import { Feedback } from './Feedback.tsx'
import { PageTitle } from './PageTitle.tsx'
import type { PageProps } from './page-props.ts'

/** A guide: its article and what surrounds it. */
export function DocPage({ site, view, build, article, tocEntries }: PageProps): ReactNode {
  const messages = usePageMessages()
  return (
    <main id="main" className="page">
      <Breadcrumbs breadcrumbs={view.breadcrumbs} />
      {view.version !== undefined && <VersionBanner version={view.version} />}
      {view.fallback !== undefined && <FallbackNotice />}
      <PageTitle view={view} />
      {tocEntries.length > 0 && <TocDisclosure entries={tocEntries} />}
      <Article html={article} language={view.fallback} />
      {site.feedbackAction !== undefined && (
        <Feedback action={site.feedbackAction} url={view.url} build={build} />
      )}
      <PageMeta site={site} view={view} />
      <Pager
        previous={view.previous && { ...view.previous, direction: messages.previous }}
        next={view.next && { ...view.next, direction: messages.next }}
      />
    </main>
  )
}
