interface MemoryOptions {
  /** Bytes of all values together, at most. */
  capacity: number
}

/** What a key and a value weigh besides their bytes, about. */
const overhead = 1024

/** Values with the bytes that they take; what was asked for least recently leaves when there is no room. */
export class Memory<Value> {
  readonly #entries = new Map<string, { value: Value; size: number }>()
  readonly #capacity: number
  #size = 0

  constructor({ capacity }: MemoryOptions) {
    this.#capacity = capacity
  }

  /** Bytes of all values, with what it costs to keep them. */
  get size(): number {
    return this.#size
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    // A map keeps the order in which keys came: last is youngest.
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
