import { type ReactNode, useRef } from 'react'
import { useSearchShortcut } from '../../../runtime/search/useSearchShortcut.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useMessages } from '../../messages.ts'

/** Looks like the search box and leads to the search page, by click or by key. */
export function SearchLink({ url }: { url: string }): ReactNode {
  const messages = useMessages()
  const link = useRef<HTMLAnchorElement>(null)
  useSearchShortcut(() => link.current?.click())
  return (
    <a ref={link} className="search-link" href={url} aria-keyshortcuts="/ Control+K Meta+K">
      <Icon name="search" />
      <span>{messages.searchDocs}</span>
    </a>
  )
}
