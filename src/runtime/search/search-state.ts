import type { SearchQuery, SearchResponse } from '../../shared/search/search-engine.ts'

/** A response together with its query. */
export interface ShownResponse {
  query: SearchQuery
  answer: SearchResponse
}

/** State of a search. The previous answer stays on the screen until the next one arrives. */
export interface SearchState {
  status: 'idle' | 'searching' | 'done' | 'failed'
  /** The latest query. */
  query: SearchQuery | undefined
  shown: ShownResponse | undefined
}

export type SearchEvent =
  | { kind: 'asked'; query: SearchQuery }
  | { kind: 'answered'; query: SearchQuery; answer: SearchResponse }
  | { kind: 'failed'; query: SearchQuery }
  | { kind: 'cleared' }

export const idleSearch: SearchState = { status: 'idle', query: undefined, shown: undefined }

/** Computes the next state. Answers to anything but the latest query are ignored. */
export function reduceSearch(state: SearchState, event: SearchEvent): SearchState {
  switch (event.kind) {
    case 'asked':
      return { ...state, status: 'searching', query: event.query }
    case 'answered':
      if (state.query !== event.query) return state
      return { status: 'done', query: event.query, shown: { query: event.query, answer: event.answer } }
    case 'failed':
      if (state.query !== event.query) return state
      return { status: 'failed', query: event.query, shown: undefined }
    case 'cleared':
      return idleSearch
  }
}
