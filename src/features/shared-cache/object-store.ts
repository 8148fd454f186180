/** Stores objects by name for all machines that build a site. Names have the form `folder/name`. */
export interface ObjectStore {
  /** Returns an object, or undefined if there is none. Rejects if the store can't be used. */
  get(name: string): Promise<Uint8Array | undefined>
  /** Writes an object. Readers get the whole object or none. */
  put(name: string, content: Uint8Array): Promise<void>
}
