import type { SearchOutcome } from '../../shared/search/search-outcome.ts'

const listeners = new Set<(end: SearchOutcome) => void>()

/** Calls back at the end of every search that was answered. Returns a function that unsubscribes. */
export function onSearchOutcome(listener: (end: SearchOutcome) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reports the end of a search. */
export function reportSearchOutcome(end: SearchOutcome): void {
  for (const listener of listeners) listener(end)
}
