import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FeedbackOptions } from '../../src/server/feedback/feedback-routes.ts'
import { listFeedback } from '../../src/server/feedback/feedback-store.ts'
import { type Database, StorageUnavailableError } from '../../src/server/storage/database.ts'
import { type MemoryDatabase, openMemoryDatabase } from '../unit/memory-database.ts'
import { sampleFeedback, unlimited, feedbackUrl as url } from './sample-feedback.ts'

const start = Date.UTC(2026, 10, 21, 13, 14, 15)

let database: MemoryDatabase
beforeAll(async () => {
  database = await openMemoryDatabase('feedback.sql')
})
afterAll(() => database.close())
beforeEach(() => database.query('TRUNCATE feedback'))

/** The routes at noon of a day, for readers who may answer as often as they like. */
const createRoutes = (options: Partial<FeedbackOptions> = {}) =>
  sampleFeedback(database, { now: () => start, limits: unlimited, ...options })

const good = { page: '/help/docs/nodes/', build: 'abc123', answer: 'no' }
const html = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

function post(
  fields: Record<string, string>,
  headers: Record<string, string> = { Accept: 'application/json' },
) {
  return new Request(url, { method: 'POST', body: new URLSearchParams(fields), headers })
}

const raw = (body: string | Uint8Array<ArrayBuffer>, type: string | undefined): Request =>
  new Request(url, {
    method: 'POST',
    body,
    headers: { Accept: 'application/json', ...(type === undefined ? {} : { 'Content-Type': type }) },
  })

const form = 'application/x-www-form-urlencoded'
const kept = (): ReturnType<typeof listFeedback> => listFeedback(database, undefined)

/** Sends feedback, and returns the ticket for a comment. */
async function answerAndGetId(routes = createRoutes()): Promise<string> {
  const response = await routes.request(post(good))
  const { id } = (await response.json()) as { id: string }
  return id
}

describe('[F-010] an answer', () => {
  test('is stored with page, build, and day, and nothing about the reader', async () => {
    const request = post(good, {
      Accept: 'application/json',
      'User-Agent': 'Reader/1.0',
      'X-Forwarded-For': '203.0.113.7',
      Cookie: 'a=b',
      Referer: 'https://docs.example/help/docs/nodes/?from=mail',
    })
    const response = await createRoutes().request(request)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Set-Cookie')).toBeNull()
    expect(await response.json()).toEqual({ status: 'kept', id: expect.stringMatching(/^[\w-]{27}$/) })
    const [row] = await database.query<Record<string, unknown>>('SELECT *, day::text AS day FROM feedback')
    expect(row).toEqual({
      feedback_id: expect.anything(),
      day: '2026-11-21',
      page: '/docs/nodes/',
      build: 'abc123',
      is_helpful: false,
      comment: null,
      ticket: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  test('may be JSON', async () => {
    const response = await createRoutes().request(
      raw(JSON.stringify({ ...good, answer: 'yes' }), 'application/json; charset=utf-8'),
    )
    expect(response.status).toBe(200)
    expect((await kept()).map(({ isHelpful }) => isHelpful)).toEqual([true])
  })

  test('[R-122] sent by a form without a script leads to a page with thanks and a field for a comment', async () => {
    const response = await createRoutes().request(post(good, html))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      status: 200,
      title: 'Thank you',
      text: ['Thank you for your answer.'],
      form: {
        action: '/help/_/feedback',
        fields: { id: expect.any(String), page: '/help/docs/nodes/', answer: 'no' },
        button: 'Send comment',
        comment: {
          label: 'What was missing?',
          hint: expect.any(String),
          maxLength: 1000,
          text: '',
        },
      },
      link: { path: '/docs/nodes/', label: 'Back to the page' },
    })
  })

  test('has no field where the site disables comments', async () => {
    const site = { base: '/help/', feedbackAction: undefined, findFile: async () => undefined }
    const routes = createRoutes({ site })
    expect((await routes.request(post(good))).status).toBe(404)
  })
})

describe('a comment', () => {
  test('is added to its answer, once', async () => {
    const routes = createRoutes()
    const other = await answerAndGetId(routes)
    const id = await answerAndGetId(routes)
    const response = await routes.request(post({ id, comment: 'The price.\r\nAnd a picture.' }))
    expect([response.status, await response.json()]).toEqual([200, { status: 'kept' }])
    expect((await kept()).map(({ comment }) => comment)).toEqual([undefined, 'The price.\nAnd a picture.'])
    const again = await routes.request(post({ id, comment: 'Another.' }))
    expect(again.status).toBe(410)
    expect((await kept())[1]?.comment).toBe('The price.\nAnd a picture.')
    expect((await routes.request(post({ id: other, comment: 'Mine.' }))).status).toBe(200)
  })

  test('is accepted for an hour', async () => {
    let now = start
    const routes = createRoutes({ now: () => now })
    const [first, second] = [await answerAndGetId(routes), await answerAndGetId(routes)]
    now += 3_599_000
    expect((await routes.request(post({ id: first, comment: 'In time.' }))).status).toBe(200)
    now += 2000
    expect((await routes.request(post({ id: second, comment: 'Late.' }))).status).toBe(410)
  })

  test('loses personal data and secrets', async () => {
    const id = await answerAndGetId()
    await createRoutes().request(
      post({ id, comment: 'Mail jane@mail.example or call +49 170 1234567, password: hunter2 on 10.0.12.7' }),
    )
    expect((await kept())[0]?.comment).toBe('Mail [address] or call [number], [secret] on [address]')
  })

  test('of a thousand characters fits, in any script, however it is sent', async () => {
    for (const [body, type] of [
      [(id: string) => String(new URLSearchParams({ id, comment: '東'.repeat(1000) })), form],
      [(id: string) => JSON.stringify({ id, comment: '東'.repeat(1000) }), 'application/json'],
    ] as const) {
      const response = await createRoutes().request(raw(body(await answerAndGetId()), type))
      expect(response.status).toBe(200)
    }
    expect((await kept()).map(({ comment }) => comment?.length)).toEqual([1000, 1000])
  })

  test('that is too late is shown to its reader, so that it can be copied', async () => {
    const id = 'A'.repeat(27)
    const response = await createRoutes().request(post({ id, comment: 'Long words.', page: good.page }, html))
    expect(response.status).toBe(410)
    expect(await response.json()).toMatchObject({
      text: [expect.stringContaining('too late'), 'Your comment:', 'Long words.'],
      link: { path: '/docs/nodes/' },
    })
  })
})

describe('without storage', () => {
  const gone: Database = {
    query: () => Promise.reject(new StorageUnavailableError('connect ECONNREFUSED 10.0.0.1')),
    transaction: () => Promise.reject(new StorageUnavailableError('connect ECONNREFUSED 10.0.0.1')),
  }

  test('a script gets a hint to try again, without internal details', async () => {
    const response = await createRoutes({ storage: gone }).request(post(good))
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '60'])
    expect(await response.json()).toEqual({
      problem: 'This could not be sent. Try again in a few minutes.',
      message: 'feedbackFailed',
    })
  })

  test('a page keeps the answer, and the comment', async () => {
    const routes = createRoutes({ storage: gone })
    expect(await (await routes.request(post(good, html))).json()).toMatchObject({
      status: 503,
      form: { action: '/help/_/feedback', fields: good, button: 'Try again' },
    })
    const id = await answerAndGetId()
    const fields = { id, page: good.page, answer: 'no', comment: 'The price.' }
    expect(await (await routes.request(post(fields, html))).json()).toMatchObject({
      status: 503,
      form: {
        fields: { id, page: good.page, answer: 'no' },
        comment: { label: 'What was missing?', text: 'The price.' },
      },
    })
  })

  test("another failure is a server error, and not the reader's mistake", async () => {
    const broken: Database = { ...gone, query: () => Promise.reject(new Error('syntax error')) }
    const routes = createRoutes({ storage: broken })
    let failure: unknown
    routes.onError((error, { text }) => {
      failure = error
      return text('', 500)
    })
    expect((await routes.request(post(good))).status).toBe(500)
    expect(String(failure)).toContain('syntax error')
  })
})

test('too many answers are refused, and the form keeps its values', async () => {
  const routes = createRoutes({ limits: { ...unlimited, takeForClient: async () => 60 } })
  const response = await routes.request(post(good, html))
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60'])
  expect(await response.json()).toMatchObject({ form: { fields: good, button: 'Try again' } })
  expect(await kept()).toEqual([])
})
