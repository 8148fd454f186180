import { useEffect, useRef, useState } from 'react'
import { findNavigationApi } from '../../../runtime/navigation/find-navigation-api.ts'
import { useQueryAndHash } from '../../../runtime/navigation/useQueryAndHash.ts'
import {
  createSearchUrl,
  readSearchAddress,
  type SearchAddress,
} from '../../../runtime/search/search-address.ts'
import type { SearchState } from '../../../runtime/search/search-state.ts'
import { useSearch } from '../../../runtime/search/useSearch.ts'
import { getPage } from '../../../runtime/stores/page-store.ts'
import { getSite } from '../../../runtime/stores/site-store.ts'
import { cutQuery } from '../../../shared/search/query-limits.ts'
import { hitsPerPage } from '../../../shared/search/result-counts.ts'
import { formatHeadTitle } from '../../../shared/site/head-title.ts'

export interface SearchPageState {
  /** Text of the field. The URL contains it without surrounding spaces. */
  text: string
  address: SearchAddress
  state: SearchState
  retry(): void
  write(text: string): void
  /** Completes the query: further typing starts a new one, and Back returns to this one. */
  settle(): void
}

/** Runs the search in the page's URL. Typing changes the URL; filters and pages are links. */
export function useSearchPage(url: string): SearchPageState {
  const address = readSearchAddress(useQueryAndHash().split('#')[0] ?? '')
  const [enteredText, setTyped] = useState(address.text)
  const isTyping = useRef(false)
  // Trailing spaces that were just typed stay. A different query comes from a link or from Back.
  const text = enteredText.trim() === address.text.trim() ? enteredText : address.text
  const { retry, ...state } = useSearch(toQuery(address))
  useTitle(address.text)
  const write = (next: string): void => {
    const to = createSearchUrl(url, { ...address, text: next.trim(), page: 1 })
    setTyped(next)
    if (to === location.pathname + location.search) return
    if (isTyping.current || address.text === '') history.replaceState(null, '', to)
    else history.pushState(null, '', to)
    isTyping.current = true
    // Browsers without the Navigation API dispatch no event for the new URL.
    if (findNavigationApi() === undefined) dispatchEvent(new PopStateEvent('popstate'))
  }
  const settle = (): void => {
    isTyping.current = false
  }
  return { text, address, state, retry, write: (next) => write(cutQuery(next)), settle }
}

function toQuery({ text, area, kind, page }: SearchAddress): Parameters<typeof useSearch>[0] {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  return { text: trimmed, area, kind, offset: (page - 1) * hitsPerPage, limit: hitsPerPage }
}

/** Sets the title of tab and history entry to the query. */
function useTitle(text: string): void {
  useEffect(() => {
    const { headTitle } = getPage().view
    document.title = formatHeadTitle(text, { ...getSite(), title: headTitle })
  }, [text])
}
