import { expect, test } from 'vitest'
import type { Database } from '../../src/server/storage/database.ts'
import { feedbackUrl, sampleFeedback } from './sample-feedback.ts'

const refuse = () => Promise.reject(new Error('Nothing here may be kept.'))
const untouched: Database = { query: refuse, transaction: refuse }

const routes = sampleFeedback(untouched)

const post = async (fields: Record<string, string>, Accept: string): Promise<Response> => {
  const init = { method: 'POST', body: new URLSearchParams(fields), headers: { Accept } }
  return routes.request(feedbackUrl, init)
}

const good = { page: '/help/docs/nodes/', build: 'abc123', answer: 'no' }

test.each<[string, Record<string, string>, object]>([
  ['a page', { ...good, page: '/help/docs/gone/' }, { problem: "This page doesn't exist." }],
  ['an answer', { ...good, answer: 'maybe' }, { problem: 'The answer must be “yes” or “no”.' }],
  ['a build', { ...good, build: '' }, { problem: "This build doesn't exist." }],
  [
    'a comment',
    { id: 'A'.repeat(27), comment: 'a'.repeat(1001) },
    { problem: 'Write a comment of at most 1,000 characters.', message: 'commentRefused' },
  ],
])('%s that is refused hears why', async (_name, fields, refusal) => {
  const response = await post(fields, 'application/json')
  expect([response.status, await response.json()]).toEqual([422, refusal])
})

test.each([
  ['application/json', false],
  ['text/html,*/*;q=0.8', true],
  ['Text/HTML, application/json', true],
])('%s decides between JSON and a page, and the response has a Vary header', async (accept, isPage) => {
  const response = await post({ ...good, answer: 'maybe' }, accept)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    vary: 'Accept',
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
  })
  const answered = (await response.json()) as object
  expect('title' in answered).toBe(isPage)
})
