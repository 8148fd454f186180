import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useMessages } from '../../messages.ts'

interface NavbarLinkProps {
  label: string
  url: string
  isExternal: boolean
  isCurrent: boolean
  className: string
}

/** A link of the site, or one that leaves it and opens beside it. */
export function NavbarLink({ label, url, isExternal, isCurrent, className }: NavbarLinkProps): ReactNode {
  const messages = useMessages()
  if (!isExternal) {
    return (
      <a className={className} href={url} aria-current={isCurrent ? 'true' : undefined}>
        {label}
      </a>
    )
  }
  return (
    <a className={className} href={url} target="_blank" rel="noopener noreferrer">
      {label}
      <Icon name="external" />
      <span className="visually-hidden">{` ${messages.opensInNewTab}`}</span>
    </a>
  )
}
