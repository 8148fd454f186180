import { type SearchAnswer, SearchFailure } from '../../../shared/search/search-engine.ts'

/** How long a reader is kept waiting for all attempts together. */
const patience = 8000

/**
 * Asks within the reader's patience. `ask` gets a signal that ends with the reader's own or with the time. What goes wrong
 * becomes a `SearchFailure`; a search that was given up throws the reason of its signal.
 */
export async function askWithin(
  ask: (signal: AbortSignal) => Promise<SearchAnswer>,
  signal: AbortSignal,
  time = patience,
): Promise<SearchAnswer> {
  signal.throwIfAborted()
  try {
    return await ask(AbortSignal.any([signal, AbortSignal.timeout(time)]))
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof SearchFailure ? error : new SearchFailure('network', error)
  }
}

/** The failure behind the status of an answer: too many questions, or a service that is set up differently. */
export function failureOfStatus(status: number, cause: unknown): SearchFailure {
  if (status === 429 || status === 402) return new SearchFailure('limited', cause)
  return new SearchFailure(status >= 500 || status === 0 ? 'network' : 'nonsense', cause)
}

/** Remembers the last answers: who deletes a letter asks what was asked before. */
export function rememberAnswers(
  ask: (key: string, signal: AbortSignal) => Promise<SearchAnswer>,
  capacity = 50,
): (key: string, signal: AbortSignal) => Promise<SearchAnswer> {
  const answers = new Map<string, SearchAnswer>()
  return async (key, signal) => {
    signal.throwIfAborted()
    const known = answers.get(key)
    const answer = known ?? (await ask(key, signal))
    answers.delete(key)
    answers.set(key, answer)
    const [oldest] = answers.keys()
    if (answers.size > capacity && oldest !== undefined) answers.delete(oldest)
    return answer
  }
}
