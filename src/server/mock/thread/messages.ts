/** The APIs of a mock thread. */
export interface MockThreadData {
  /** Absolute paths of `ApiDocument` files. */
  documents: string[]
  /** Path that the mocks are mounted at, without a trailing slash. */
  prefix: string
}

/** A request to the thread. */
export interface MockRequest {
  method: string
  url: string
  headers: [name: string, value: string][]
  body: Uint8Array | undefined
}

/** A response from the thread. */
export interface MockResponse {
  status: number
  headers: [name: string, value: string][]
  /** Undefined for a response without a body. */
  body: string | undefined
}

/** A message from the thread: it has read the documents, it has a response, or a bug made it fail. */
export type MockThreadMessage =
  | { kind: 'ready' }
  | { kind: 'response'; response: MockResponse }
  | { kind: 'failed'; error: unknown }
