import type { SearchFailure, SearchQuery, SearchResponse } from '../../../shared/search/search-engine.ts'

/** Messages to the search worker. Each index is identified by its folder. */
export type WorkerRequest =
  /** Sent first: the base path of the site. */
  | { kind: 'start'; base: string }
  | { kind: 'prepare'; folder: string }
  | { kind: 'search'; id: number; folder: string; query: SearchQuery }
  /** The answer is no longer needed. */
  | { kind: 'cancel'; id: number }

/** The worker's end of the messages. */
export interface SearchPort {
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerRequest>) => void): void
  postMessage(message: WorkerReply): void
}

/** A page that has imported the worker's script, because it may start no worker. */
export interface PageWithSearch {
  serveSearch?(port: SearchPort): void
}

/** Messages from the search worker. */
export type WorkerReply =
  | { kind: 'answer'; id: number; answer: SearchResponse }
  | { kind: 'failed'; id: number; reason: SearchFailure['reason'] }
