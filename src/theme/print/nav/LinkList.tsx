import type { ReactNode } from 'react'
import type { PageLink } from '../../../shared/site/page.ts'

interface LinkListProps {
  links: readonly PageLink[]
  className?: string
  linkClassName?: string
  /** Name of the list, if no heading names it. */
  label?: string
}

/** A list of links. */
export function LinkList({ links, className, linkClassName, label: name }: LinkListProps): ReactNode {
  return (
    <ul className={className} aria-label={name}>
      {links.map(({ label, url }) => (
        <li key={url}>
          <a className={linkClassName} href={url}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
