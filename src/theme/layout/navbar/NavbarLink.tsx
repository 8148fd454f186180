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

/** A link of the site, or one that leaves it and opens beside it. */
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
