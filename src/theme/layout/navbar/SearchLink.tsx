import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'

/** Looks like the search box and leads to the search page. */
export function SearchLink({ url }: { url: string }): ReactNode {
  return (
    <a className="search-link" href={url}>
      <Icon name="search" />
      <span>Search docs</span>
    </a>
  )
}
