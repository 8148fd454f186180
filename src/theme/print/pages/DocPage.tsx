import type { ReactNode } from 'react'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import type { VersionBadge } from '../../../shared/site/page.ts'
import { usePageMessages } from '../../shell/usePageMessages.ts'
import { PageMeta } from '../nav/PageMeta.tsx'
import { Pager } from '../nav/Pager.tsx'
import { Feedback } from './Feedback.tsx'
import { PageFrame } from './PageFrame.tsx'
import type { PageProps } from './page-props.ts'

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

interface VersionBannerProps {
  version: VersionBadge
}

/** Notice that the page belongs to an old or unreleased version. */
function VersionBanner({ version }: VersionBannerProps): ReactNode {
  const messages = usePageMessages()
  if (version.banner === 'none') return null
  const isUnreleased = version.banner === 'unreleased'
  return (
    <aside
      className={`admonition version-banner ${isUnreleased ? 'info' : 'warning'}`}
      aria-label={messages.version}
    >
      <p>
        {fillMessage(isUnreleased ? messages.unreleased : messages.unmaintained, { version: version.label })}
        {version.latestUrl !== undefined && (
          <>
            {' '}
            <a href={version.latestUrl}>{messages.latestVersion}</a>
          </>
        )}
      </p>
    </aside>
  )
}
