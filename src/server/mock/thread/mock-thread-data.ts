/** The APIs of a mock thread. */
export interface MockThreadData {
  /** Absolute paths of `ApiDocument` files. */
  documents: string[]
  /** Path that the mocks are mounted at, without a trailing slash. */
  prefix: string
}
