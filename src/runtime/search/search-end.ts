/** What became of a search: the reader opened something, or gave up. */
export interface SearchEnd {
  text: string
  /** How many results there were. */
  count: number
  wasOpened: boolean
}

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
