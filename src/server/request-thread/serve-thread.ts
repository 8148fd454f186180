import { parentPort } from 'node:worker_threads'

/** Responds to requests one after another until the thread is terminated. */
export function serveThread(handler: (request: Request) => Promise<Response>): void {
  const port = parentPort
  if (port === null) throw new Error('This module runs in a thread.')
  const post = (message: ThreadMessage): void => port.postMessage(message)
  port.on('message', async (request: ThreadRequest) => {
    try {
      post({ kind: 'response', response: await toMessage(await handler(toRequest(request))) })
    } catch (error) {
      post({ kind: 'failed', error })
    }
  })
  post({ kind: 'ready' })
}

const toRequest = ({ method, url, headers, body }: ThreadRequest): Request =>
  new Request(url, { method, headers, body: body === undefined ? null : new Uint8Array(body) })

const toMessage = async (response: Response): Promise<ThreadResponse> => ({
  status: response.status,
  headers: [...response.headers],
  body: response.body === null ? undefined : await response.text(),
})

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
