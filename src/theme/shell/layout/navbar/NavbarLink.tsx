import type { ReactNode } from 'react'
import type { ShellView } from '../../../../shared/site/page.ts'
import { Icon } from '../../icons/Icon.tsx'
import { ExternalLink } from '../../nav/ExternalLink.tsx'
import { isUnder } from './navbar-items.ts'

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

interface NavbarLinksProps {
  links: readonly Pick<NavbarLinkProps, 'label' | 'url' | 'isExternal'>[]
  view: ShellView
  className: string
}

/** The links of a dropdown. */
export function NavbarLinks({ links, view, className }: NavbarLinksProps): ReactNode {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.url}>
          <NavbarLink {...link} isCurrent={isUnder(view.url, link.url)} className={className} />
        </li>
      ))}
    </ul>
  )
}
