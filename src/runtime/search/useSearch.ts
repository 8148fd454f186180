import { useEffect, useReducer, useState } from 'react'
import type { SearchQuery } from '../../shared/search/search-engine.ts'
import { idleSearch, reduceSearch, type SearchState } from './search-state.ts'
import { getEngine } from './site-engine.ts'

interface Search extends SearchState {
  /** Repeats the latest query. */
  retry(): void
}

/** Queries the engine whenever the query changes, and cancels the previous query. `undefined` does nothing. */
export function useSearch(query: SearchQuery | undefined): Search {
  const [state, dispatch] = useReducer(reduceSearch, idleSearch)
  const [attempt, setAttempt] = useState(0)
  const asked = query === undefined ? undefined : JSON.stringify(query)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the query
  useEffect(() => {
    if (asked === undefined) {
      dispatch({ kind: 'cleared' })
      return undefined
    }
    const current: SearchQuery = JSON.parse(asked)
    const controller = new AbortController()
    const { signal } = controller
    dispatch({ kind: 'asked', query: current })
    getEngine()
      .then((engine) => engine.search(current, signal))
      .then(
        (answer) => !signal.aborted && dispatch({ kind: 'answered', query: current, answer }),
        (error: unknown) => {
          if (signal.aborted) return
          console.warn('The search found no answer.', error)
          dispatch({ kind: 'failed', query: current })
        },
      )
    return () => controller.abort()
  }, [asked, attempt])

  // Not the state that the effect will set: the next key may come before it, and applies to what an empty field shows.
  const search = asked === undefined ? idleSearch : state
  return { ...search, retry: () => setAttempt(attempt + 1) }
}
