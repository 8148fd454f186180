import { SearchFailure, type SearchResponse } from '../../../shared/search/search-engine.ts'

/** Maximum time for all attempts together (ms). */
const queryTimeout = 8000

/**
 * Queries a service within the time limit. `ask` gets a signal that is aborted with the reader's own or by the time
 * limit. Errors become `SearchFailure`s; an aborted search throws the reason of its signal.
 */
export async function queryWithTimeout(
  sendQuery: (signal: AbortSignal) => Promise<SearchResponse>,
  signal: AbortSignal,
  time = queryTimeout,
): Promise<SearchResponse> {
  signal.throwIfAborted()
  try {
    return await sendQuery(AbortSignal.any([signal, AbortSignal.timeout(time)]))
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof SearchFailure ? error : new SearchFailure('network', error)
  }
}

/** Converts a response status: too many requests, or a service with other settings. */
export function createStatusFailure(status: number, cause: unknown): SearchFailure {
  if (status === 429 || status === 402) return new SearchFailure('limited', cause)
  return new SearchFailure(status >= 500 || status === 0 ? 'network' : 'nonsense', cause)
}
