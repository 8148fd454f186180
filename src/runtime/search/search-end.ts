import type { SearchEnd } from '../../shared/search/search-log.ts'

const listeners = new Set<(end: SearchEnd) => void>()

/** Calls back at the end of every search that was answered. Returns the end of the subscription. */
export function onSearchEnd(listener: (end: SearchEnd) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells that a search has ended. */
export function reportSearchEnd(end: SearchEnd): void {
  for (const listener of listeners) listener(end)
}
