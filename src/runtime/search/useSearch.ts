import { useEffect, useReducer, useState } from 'react'
import type { SearchQuery } from '../../shared/search/search-engine.ts'
import { getEngine } from './load-engine.ts'
import { idleSearch, reduceSearch, type SearchState } from './search-state.ts'

interface SearchControl extends SearchState {
  /** Repeats the latest query. */
  retry(): void
}

/** Queries the engine whenever the query changes, and cancels the previous query. `undefined` does nothing. */
export function useSearch(query: SearchQuery | undefined): SearchControl {
  const [state, dispatch] = useReducer(reduceSearch, idleSearch)
  const [attempt, setAttempt] = useState(0)
  const queryJson = query === undefined ? undefined : JSON.stringify(query)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the query
  useEffect(() => {
    if (queryJson === undefined) {
      dispatch({ kind: 'cleared' })
      return undefined
    }
    const current: SearchQuery = JSON.parse(queryJson)
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
  }, [queryJson, attempt])

  // Not the state that the effect will set: the next key may come before it, and applies to what an empty field shows.
  const search = queryJson === undefined ? idleSearch : state
  return { ...search, retry: () => setAttempt(attempt + 1) }
}
