import type { SearchAnswer, SearchFailure, SearchQuery } from '../../../shared/search/search-engine.ts'

/** What the page asks of the search worker. Each index is named by its folder. */
export type WorkerRequest =
  /** Comes first: the path that the site is served under. */
  | { kind: 'start'; base: string }
  | { kind: 'prepare'; folder: string }
  | { kind: 'search'; id: number; folder: string; query: SearchQuery }
  /** Nobody waits for the answer any more. */
  | { kind: 'cancel'; id: number }

/** What the worker says. */
export type WorkerReply =
  | { kind: 'answer'; id: number; answer: SearchAnswer }
  | { kind: 'failed'; id: number; reason: SearchFailure['reason'] }
