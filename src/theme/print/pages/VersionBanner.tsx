import type { ReactNode } from 'react'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import type { VersionBadge } from '../../../shared/site/page.ts'
import { usePageMessages } from '../../shell/usePageMessages.ts'

interface VersionBannerProps {
  version: VersionBadge
}

/** Notice that the page belongs to an old or unreleased version. */
export function VersionBanner({ version }: VersionBannerProps): ReactNode {
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
