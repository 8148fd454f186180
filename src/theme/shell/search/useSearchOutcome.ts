import { useCallback, useEffect, useRef } from 'react'
import { findResultPlace } from '../../../runtime/search/find-result-place.ts'
import { reportSearchOutcome } from '../../../runtime/search/search-outcome-events.ts'
import type { ShownResponse } from '../../../runtime/search/search-state.ts'

/**
 * Reports how a search ends. The returned function is called when a link is opened, with the result's URL if
 * it's a result. The search is reported as
 * abandoned when its field is cleared, its element is unmounted, or the tab is closed. Intermediate text belongs to the
 * same search.
 */
export function useSearchOutcome(shown: ShownResponse | undefined): (url: string | undefined) => void {
  const last = useRef<ShownResponse>(undefined)
  const end = useCallback((wasOpened: boolean, url?: string) => {
    if (last.current === undefined) return
    const { query, answer } = last.current
    last.current = undefined
    const place = findResultPlace({ query, answer }, url)
    reportSearchOutcome({ text: query.text, count: answer.total, wasOpened, place })
  }, [])
  useEffect(() => {
    if (shown === undefined) end(false)
    last.current = shown
  }, [shown, end])
  useEffect(() => {
    const giveUp = (): void => end(false)
    addEventListener('pagehide', giveUp)
    return () => {
      removeEventListener('pagehide', giveUp)
      giveUp()
    }
  }, [end])
  return useCallback((url) => end(true, url), [end])
}
