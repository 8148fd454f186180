import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useMessages } from '../../messages.ts'

/** Looks like the search box and leads to the search page. */
export function SearchLink({ url }: { url: string }): ReactNode {
  const messages = useMessages()
  return (
    <a className="search-link" href={url}>
      <Icon name="search" />
      <span>{messages.searchDocs}</span>
    </a>
  )
}
