import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFeedbackRateLimits } from '../../src/server/feedback/feedback-rate-limits.ts'
import { openMemoryLimits } from '../../src/server/rate-limits/open-memory-limits.ts'
import { type MemoryDatabase, openMemoryDatabase } from '../unit/memory-database.ts'
import { feedbackUrl, sampleFeedback, unlimited } from './sample-feedback.ts'

let database: MemoryDatabase
beforeAll(async () => {
  database = await openMemoryDatabase('feedback.sql')
})
afterAll(() => database.close())

const good = { page: '/help/docs/nodes/', build: 'abc123', answer: 'no' }

const post = (fields: Record<string, string>): Request =>
  new Request(feedbackUrl, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Accept: 'application/json' },
  })

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })

test("[R-121] a client over its limit is refused, and other clients aren't", async () => {
  const routes = sampleFeedback(database)
  const statuses: number[] = []
  for (let count = 0; count < 32; count++)
    statuses.push((await routes.request(post(good), {}, from('192.0.2.1'))).status)
  expect(statuses).toEqual([...Array(30).fill(200), 429, 429])
  expect((await routes.request(post(good), {}, from('192.0.2.2'))).status).toBe(200)
})

test('[R-121] posts that are invalid count for their client alone', async () => {
  let total = 0
  const limits = { ...unlimited, takeForAll: async () => total++ }
  const routes = sampleFeedback(database, { limits })
  const invalid = [
    { ...good, page: '/help/gone/' },
    { ...good, answer: 'maybe' },
    { ...good, build: '' },
  ]
  for (const fields of invalid) expect((await routes.request(post(fields))).status).toBe(422)
  const comment = { id: 'A'.repeat(27), comment: 'Words.' }
  expect((await routes.request(post(comment))).status).toBe(410)
  expect(total).toBe(0)
  expect((await routes.request(post(good))).status).toBe(200)
  const refused = await routes.request(post(good))
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1'])
})

test('[R-121] all clients together share a limit', async () => {
  const limits = createFeedbackRateLimits(openMemoryLimits({ now: () => 0 }))
  const waits = await Promise.all(Array.from({ length: 61 }, () => limits.takeForAll()))
  expect(waits).toEqual([...Array(60).fill(0), 1])
})
