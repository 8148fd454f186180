import { useCallback, useEffect, useRef } from 'react'
import { reportSearchEnd } from '../../runtime/search/search-end.ts'
import type { ShownAnswer } from '../../runtime/search/search-state.ts'

/**
 * Reports how a search ends: what it returns is called when something was opened; the search is given up when its field is
 * emptied, when its place leaves the screen, or with the tab. What is typed on the way to a query is part of the same search.
 */
export function useSearchEnd(shown: ShownAnswer | undefined): () => void {
  const last = useRef<ShownAnswer>(undefined)
  const end = useCallback((wasOpened: boolean) => {
    if (last.current === undefined) return
    const { query, answer } = last.current
    last.current = undefined
    reportSearchEnd({ text: query.text, count: answer.total, wasOpened })
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
  return useCallback(() => end(true), [end])
}
