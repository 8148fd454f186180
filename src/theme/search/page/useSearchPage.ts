import { useEffect, useRef, useState } from 'react'
import { findNavigationApi } from '../../../runtime/navigation/navigation-api.ts'
import {
  createSearchUrl,
  readSearchAddress,
  type SearchAddress,
} from '../../../runtime/search/search-address.ts'
import type { SearchState } from '../../../runtime/search/search-state.ts'
import { useSearch } from '../../../runtime/search/useSearch.ts'
import { getPage } from '../../../runtime/stores/page-store.ts'
import { getSite } from '../../../runtime/stores/site-store.ts'
import { cutQuery, hitsPerPage } from '../../../shared/search/query-limits.ts'
import { formatHeadTitle } from '../../../shared/site/head-title.ts'
import { useUrlSuffix } from '../../layout/navbar/useUrlSuffix.ts'

export interface SearchPageState {
  /** Text of the field. The URL has it without surrounding spaces. */
  text: string
  address: SearchAddress
  state: SearchState
  retry(): void
  write(text: string): void
  /** The query is complete: what is typed next is another one, and Back returns to this one. */
  settle(): void
}

/** The search that the address of the page asks for. Typing changes the address; filters and pages are links. */
export function useSearchPage(url: string): SearchPageState {
  const address = readSearchAddress(useUrlSuffix().split('#')[0] ?? '')
  const [enteredText, setTyped] = useState(address.text)
  const isTyping = useRef(false)
  // Spaces that were just typed stay; another query comes from a link, or from the way back.
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
    // Browsers without the Navigation API tell nobody of a new address.
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

/** Tab and history name the query. */
function useTitle(text: string): void {
  useEffect(() => {
    const { headTitle } = getPage().view
    document.title = formatHeadTitle(text, { ...getSite(), title: headTitle })
  }, [text])
}
