import type { ReactNode } from 'react'
import { usePageMessages } from '../../shell/usePageMessages.ts'
import { PageMeta } from '../nav/PageMeta.tsx'
import { Pager } from '../nav/Pager.tsx'
import { Feedback } from './Feedback.tsx'
import { PageFrame } from './PageFrame.tsx'
import type { PageProps } from './page-props.ts'
import { VersionBanner } from './VersionBanner.tsx'

/** A guide: its article and the elements around it. */
export function DocPage(page: PageProps): ReactNode {
  const messages = usePageMessages()
  const { site, view, build } = page
  return (
    <PageFrame page={page} notice={view.version !== undefined && <VersionBanner version={view.version} />}>
      {site.feedbackAction !== undefined && (
        <Feedback action={site.feedbackAction} url={view.url} build={build} />
      )}
      <PageMeta site={site} view={view} />
      <Pager
        previous={view.previous && { ...view.previous, direction: messages.previous }}
        next={view.next && { ...view.next, direction: messages.next }}
      />
    </PageFrame>
  )
}
