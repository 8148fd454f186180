import type { SearchAnswer, SearchQuery } from '../../shared/search/search-engine.ts'

/** An answer and what it answers. */
export interface ShownAnswer {
  query: SearchQuery
  answer: SearchAnswer
}

/** Where a search stands. The answer of the query before stays on the screen until the next one is there. */
export interface SearchState {
  status: 'idle' | 'searching' | 'done' | 'failed'
  /** The query that was asked last. */
  query: SearchQuery | undefined
  shown: ShownAnswer | undefined
}

export type SearchEvent =
  | { kind: 'asked'; query: SearchQuery }
  | { kind: 'answered'; query: SearchQuery; answer: SearchAnswer }
  | { kind: 'failed'; query: SearchQuery }
  | { kind: 'cleared' }

export const idleSearch: SearchState = { status: 'idle', query: undefined, shown: undefined }

/** What an event makes of a search. Answers to anything but the last query are too late, and nothing changes. */
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
