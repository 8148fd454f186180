import type { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { createRequestThread } from './create-request-thread.ts'

/** Responds to each request. */
const code = `
  import { parentPort } from 'node:worker_threads'
  const response = { status: 200, headers: [], body: undefined }
  parentPort.on('message', () => parentPort.postMessage({ kind: 'response', response }))
  parentPort.postMessage({ kind: 'ready' })
`
const module = new URL(`data:text/javascript,${encodeURIComponent(code)}`)
const request = new Request('http://localhost/')
const body = Buffer.alloc(0)

test('a closed thread stays closed, even if requests were waiting for it', async () => {
  const threads: Worker[] = []
  const addThread = (thread: Worker): number => threads.push(thread)
  process.on('worker', addThread)
  onTestFinished(() => void process.off('worker', addThread))
  const thread = createRequestThread({ module, workerData: undefined })
  expect((await thread.send(request, body)).kind).toBe('response')
  const waiting = Promise.all([
    thread.send(request, body),
    thread.send(request, body),
    thread.send(request, body),
  ])
  await thread.close()
  expect((await waiting).at(-1)).toEqual({ kind: 'stopped' })
  expect((await thread.send(request, body)).kind).toBe('stopped')
  expect(threads.map(({ threadId }) => threadId)).toEqual([-1])
})
