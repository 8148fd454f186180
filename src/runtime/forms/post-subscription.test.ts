import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { postSubscription } from './post-subscription.ts'

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

const later = { message: 'newsletterFailed' }
const fields = new URLSearchParams({ email: 'reader@example.com' })

test.each([
  [202, '{"status":"pending"}', { kind: 'pending' }],
  [200, '{"status":"pending"}', { kind: 'pending' }],
  [200, '<p>Hello</p>', { kind: 'failed', problem: later }],
  [200, 'null', { kind: 'failed', problem: later }],
  [422, '{"problem":"No mail there."}', { kind: 'invalid', problem: { text: 'No mail there.' } }],
  [422, '{"problem":7}', { kind: 'invalid', problem: { message: 'newsletterRefused' } }],
  [429, '{"problem":"Wait an hour."}', { kind: 'failed', problem: { text: 'Wait an hour.' } }],
  [503, '{"problem":"The disk is full."}', { kind: 'failed', problem: { text: 'The disk is full.' } }],
  [429, '', { kind: 'failed', problem: { message: 'newsletterTooMany' } }],
  [
    422,
    '{"problem":"No.","message":"newsletterEmailLong"}',
    { kind: 'invalid', problem: { message: 'newsletterEmailLong' } },
  ],
  [503, '{"problem":""}', { kind: 'failed', problem: later }],
  [404, 'Not found', { kind: 'failed', problem: later }],
  [500, '{"status":"pending"}', { kind: 'failed', problem: later }],
])('[R-053] the response %i %s means %o', async (status, body, outcome) => {
  expect(await postSubscription(await serve({ status, body }), fields)).toEqual(outcome)
})

test('[R-053] a server that does not respond times out', async () => {
  expect(await postSubscription(await serve(undefined), fields, { timeout: 50 })).toEqual({
    kind: 'failed',
    problem: { message: 'newsletterTimeout' },
  })
})

test('[R-053] a missing server is a failure', async () => {
  expect(await postSubscription('http://localhost:1/', fields)).toEqual({ kind: 'failed', problem: later })
})
