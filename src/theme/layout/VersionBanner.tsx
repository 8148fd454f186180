import type { ReactNode } from 'react'
import type { VersionBadge } from '../../shared/page.ts'

interface VersionBannerProps {
  version: VersionBadge
}

/** Says that this is not the version most readers want. */
export function VersionBanner({ version }: VersionBannerProps): ReactNode {
  if (version.banner === 'none') return null
  const isUnreleased = version.banner === 'unreleased'
  return (
    <aside className={`admonition version-banner ${isUnreleased ? 'info' : 'warning'}`} aria-label="Version">
      <p>
        {isUnreleased
          ? `This page describes ${version.label}, which is not released yet.`
          : `This page describes ${version.label}, which is no longer maintained.`}
        {version.latestUrl !== undefined && (
          <>
            {' '}
            <a href={version.latestUrl}>Go to the latest version</a>
          </>
        )}
      </p>
    </aside>
  )
}
