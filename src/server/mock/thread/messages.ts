/** The APIs that a mock thread answers for. */
export interface MockThreadData {
  /** Absolute paths of `ApiDocument` files. */
  documents: string[]
  /** Path that the mocks are mounted at, without a slash at the end. */
  prefix: string
}

/** A request on its way to the thread. */
export interface MockRequest {
  method: string
  url: string
  headers: [name: string, value: string][]
  body: Uint8Array | undefined
}

/** A response on its way back. */
export interface MockResponse {
  status: number
  headers: [name: string, value: string][]
  /** Undefined for a response without a body. */
  body: string | undefined
}

/** A message from the thread: it has read the documents, it has a response, or answering has failed because of a bug. */
export type MockThreadMessage =
  | { kind: 'ready' }
  | { kind: 'response'; response: MockResponse }
  | { kind: 'failed'; error: unknown }
