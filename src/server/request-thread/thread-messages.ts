/** A request to a thread. */
export interface ThreadRequest {
  method: string
  url: string
  headers: [name: string, value: string][]
  body: Uint8Array | undefined
}

/** A response from a thread. */
export interface ThreadResponse {
  status: number
  headers: [name: string, value: string][]
  /** Undefined for a response without a body. */
  body: string | undefined
}

/** A message from a thread: it has loaded its data, it has a response, or a bug made it fail. */
export type ThreadMessage =
  | { kind: 'ready' }
  | { kind: 'response'; response: ThreadResponse }
  | { kind: 'failed'; error: unknown }
