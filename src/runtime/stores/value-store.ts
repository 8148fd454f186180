/** A value that components follow (`useSyncExternalStore`). */
export interface ValueStore<T> {
  read(): T
  /** Takes another value and tells everyone who follows. */
  write(next: T): void
  /** Calls back after every `write`. Returns the end of the subscription. */
  subscribe(onChange: () => void): () => void
}

export function createValueStore<T>(value: T): ValueStore<T> {
  const listeners = new Set<() => void>()
  let current = value
  return {
    read: () => current,
    write(next) {
      current = next
      for (const onChange of listeners) onChange()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
