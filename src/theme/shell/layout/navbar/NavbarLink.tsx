import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { ExternalLink } from '../../nav/ExternalLink.tsx'

interface NavbarLinkProps {
  label: string
  url: string
  isExternal: boolean
  isCurrent: boolean
  className: string
}

/** An internal link, or an external one that opens in a new tab. */
export function NavbarLink({ label, url, isExternal, isCurrent, className }: NavbarLinkProps): ReactNode {
  if (!isExternal) {
    return (
      <a className={className} href={url} aria-current={isCurrent ? 'true' : undefined}>
        {label}
      </a>
    )
  }
  return (
    <ExternalLink className={className} url={url}>
      {label}
      <Icon name="external" />
    </ExternalLink>
  )
}
