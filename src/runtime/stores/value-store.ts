/** A value that components can subscribe to with `useSyncExternalStore`. */
export interface ValueStore<T> {
  read(): T
  /** Sets a value and notifies all subscribers. */
  write(next: T): void
  /** Calls back after every `write`. Returns a function that unsubscribes. */
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
