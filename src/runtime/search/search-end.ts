import type { SearchEnd } from '../../shared/search/search-log.ts'

const listeners = new Set<(end: SearchEnd) => void>()

/** Calls back at the end of every search that was answered. Returns a function that unsubscribes. */
export function onSearchEnd(listener: (end: SearchEnd) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reports the end of a search. */
export function reportSearchEnd(end: SearchEnd): void {
  for (const listener of listeners) listener(end)
}
