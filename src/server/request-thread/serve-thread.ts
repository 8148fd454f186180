import { parentPort } from 'node:worker_threads'
import type { ThreadMessage, ThreadRequest, ThreadResponse } from './thread-messages.ts'

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
