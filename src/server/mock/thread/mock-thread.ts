import { readFileSync } from 'node:fs'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { ApiDocument } from '../../../shared/api/api-document.ts'
import { createMockApis } from '../create-mock-apis.ts'
import type { MockRequest, MockResponse, MockThreadData, MockThreadMessage } from './messages.ts'

/** Handles requests one after another until the thread is terminated. */
function runMocks(port: MessagePort, { documents, prefix }: MockThreadData): void {
  const apis = documents.map((file): ApiDocument => JSON.parse(readFileSync(file, 'utf8')))
  const { handler } = createMockApis(apis, prefix)
  const post = (message: MockThreadMessage): void => port.postMessage(message)
  port.on('message', async (request: MockRequest) => {
    try {
      post({ kind: 'response', response: await toMessage(await handler(toRequest(request))) })
    } catch (error) {
      post({ kind: 'failed', error })
    }
  })
  post({ kind: 'ready' })
}

const toRequest = ({ method, url, headers, body }: MockRequest): Request =>
  new Request(url, { method, headers, body: body === undefined ? null : new Uint8Array(body) })

const toMessage = async (response: Response): Promise<MockResponse> => ({
  status: response.status,
  headers: [...response.headers],
  body: response.body === null ? undefined : await response.text(),
})

if (parentPort !== null) runMocks(parentPort, workerData)
