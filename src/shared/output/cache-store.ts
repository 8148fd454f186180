/** A content-addressed store: what is under a key never changes, and may vanish at any time. */
export interface CacheStore {
  get(key: string): Uint8Array | undefined
  put(key: string, value: Uint8Array): void
}
