import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { postFeedback } from './post-feedback.ts'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A server that answers everything in one way; without an answer it never does. */
async function serve(answer: { status: number; body: string } | undefined): Promise<string> {
  const made = createServer((_, response) => {
    if (answer !== undefined) response.writeHead(answer.status).end(answer.body)
  })
  server = made
  await new Promise<void>((resolve) => made.listen(0, resolve))
  return `http://localhost:${(made.address() as AddressInfo).port}/`
}

const fields = new URLSearchParams({ answer: 'yes' })
const failed = { kind: 'failed', message: 'feedbackFailed' }

test.each([
  [200, '{"status":"kept","id":"abc"}', { kind: 'kept', id: 'abc' }],
  [200, '{"status":"kept"}', { kind: 'kept', id: undefined }],
  [200, '{"status":"kept","id":7}', { kind: 'kept', id: undefined }],
  [200, '<p>Hello</p>', failed],
  [200, 'null', failed],
  [200, '{"status":"pending"}', failed],
  [410, '{"problem":"x","message":"commentTooLate"}', { kind: 'failed', message: 'commentTooLate' }],
  [422, '{"problem":"x","message":"commentRefused"}', { kind: 'failed', message: 'commentRefused' }],
  [422, '{"problem":"There is no such page."}', { kind: 'refused', problem: 'There is no such page.' }],
  [422, '{"problem":"x","message":"toString"}', { kind: 'refused', problem: 'x' }],
  [413, '', { kind: 'failed', message: 'commentRefused' }],
  [422, '{"problem":7}', failed],
  [200, '{"problem":"x"}', failed],
  [429, '', { kind: 'failed', message: 'feedbackTooOften' }],
  [404, 'Not found', failed],
  [405, 'Method not allowed', failed],
  [503, '{"status":"kept"}', failed],
])('the response %i %s means %o', async (status, body, outcome) => {
  expect(await postFeedback(await serve({ status, body }), fields)).toEqual(outcome)
})

test('a server that does not respond times out', async () => {
  expect(await postFeedback(await serve(undefined), fields, { timeout: 50 })).toEqual(failed)
})

test('a missing server is a failure', async () => {
  expect(await postFeedback('http://localhost:1/', fields)).toEqual(failed)
})
