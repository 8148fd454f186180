import type { ReactNode } from 'react'
import { AdjacentPages } from '../nav/AdjacentPages.tsx'
import { PageMeta } from '../nav/PageMeta.tsx'
import { FeedbackQuestion } from './FeedbackQuestion.tsx'
import { PageFrame } from './PageFrame.tsx'
import type { PageProps } from './page-props.ts'
import { VersionBanner } from './VersionBanner.tsx'

/** A guide: its article and the elements around it. */
export function DocPage(page: PageProps): ReactNode {
  const { site, view, build } = page
  return (
    <PageFrame page={page} notice={view.version !== undefined && <VersionBanner version={view.version} />}>
      {site.feedbackAction !== undefined && (
        <FeedbackQuestion action={site.feedbackAction} url={view.url} build={build} />
      )}
      <PageMeta site={site} view={view} />
      <AdjacentPages previous={view.previous} next={view.next} />
    </PageFrame>
  )
}
