import { expect, test } from 'vitest'
import type { SearchQuery, SearchResponse } from '../../../shared/search/search-engine.ts'
import { type SearchWorker, WorkerClient } from './worker-client.ts'
import type { WorkerReply, WorkerRequest } from './worker-messages.ts'

const query: SearchQuery = { text: 'node', area: undefined, kind: undefined, offset: 0, limit: 20 }
const folder = '/_/search/en/'
const none: SearchResponse = { hits: [], total: 0, areas: {}, kinds: {}, suggestions: [] }

/** The other end of a worker: records requests and sends responses. */
class OtherEnd extends EventTarget implements Pick<SearchWorker, 'postMessage' | 'terminate'> {
  readonly requests: WorkerRequest[] = []
  isTerminated = false
  postMessage(request: WorkerRequest): void {
    this.requests.push(request)
  }
  terminate(): void {
    this.isTerminated = true
  }
  say(data: WorkerReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

function start(): { worker: OtherEnd; client: WorkerClient } {
  const worker = new OtherEnd()
  return { worker, client: new WorkerClient(worker as SearchWorker & OtherEnd, '/base/') }
}

const live = new AbortController().signal

test('responses reach their callers, in any order', async () => {
  const { worker, client } = start()
  const first = client.search(folder, query, live)
  const second = client.search(folder, { ...query, text: 'plan' }, live)
  worker.say({ kind: 'answer', id: 2, answer: { ...none, total: 2 } })
  worker.say({ kind: 'answer', id: 1, answer: { ...none, total: 1 } })
  expect([(await first).total, (await second).total]).toEqual([1, 2])
  expect(worker.requests[0]).toEqual({ kind: 'start', base: '/base/' })
})

test('a failure has the reason from the worker', async () => {
  const { worker, client } = start()
  const asked = client.search(folder, query, live)
  worker.say({ kind: 'failed', id: 1, reason: 'outdated' })
  await expect(asked).rejects.toMatchObject({ name: 'SearchFailure', reason: 'outdated' })
})

test('an abandoned query is canceled, and its late response is dropped', async () => {
  const { worker, client } = start()
  const controller = new AbortController()
  const asked = client.search(folder, query, controller.signal)
  controller.abort(new Error('superseded'))
  await expect(asked).rejects.toThrow('superseded')
  expect(worker.requests.at(-1)).toEqual({ kind: 'cancel', id: 1 })
  worker.say({ kind: 'answer', id: 1, answer: none })
  expect(() => client.search(folder, query, controller.signal)).toThrow('superseded')
})

test('when the worker dies, all pending queries fail', async () => {
  const { worker, client } = start()
  const asked = [client.search(folder, query, live), client.search(folder, query, live)]
  worker.dispatchEvent(new Event('error'))
  for (const each of asked) await expect(each).rejects.toMatchObject({ name: 'WorkerLost' })
  expect(worker.isTerminated).toBe(true)
})
