interface LruCacheOptions {
  /** Maximum bytes of all values. */
  capacity: number
}

/** Approximate bytes of a key and a value's own structure. */
const overhead = 1024

/** Caches values by size and evicts the least recently used ones when there is no room. */
export class LruCache<Value> {
  readonly #entries = new Map<string, { value: Value; size: number }>()
  readonly #capacity: number
  #size = 0

  constructor({ capacity }: LruCacheOptions) {
    this.#capacity = capacity
  }

  /** Bytes of all values, including overhead. */
  get size(): number {
    return this.#size
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    // A map keeps insertion order, so the last entry is the most recent.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  set(key: string, value: Value, bytes: number): void {
    this.delete(key)
    const size = bytes + overhead
    if (size > this.#capacity) return
    this.#entries.set(key, { value, size })
    this.#size += size
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#capacity) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    this.#size -= this.#entries.get(key)?.size ?? 0
    this.#entries.delete(key)
  }
}
