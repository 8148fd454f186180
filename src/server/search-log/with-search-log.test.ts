import { describe, expect, test } from 'vitest'
import { createRateLimit } from '../rate-limits/token-buckets.ts'
import type { FailedSearch, SearchLog } from './search-log.ts'
import { cleanQuery, withSearchLog } from './with-search-log.ts'

describe('[F-012] [R-091] reports of searches', () => {
  const page = async (): Promise<Response> =>
    new Response('<p>', { headers: { 'Content-Type': 'text/html' } })
  const start = (mayReport = () => true) => {
    const kept: FailedSearch[] = []
    const log: SearchLog = {
      add: (search) => kept.push(search),
      countDropped: () => 0,
      flush: () => Promise.resolve(),
    }
    return {
      kept,
      handler: withSearchLog(page, {
        path: '/help/_/search-log',
        log,
        today: () => '2026-11-21',
        canReport: mayReport,
      }),
    }
  }
  const url = 'https://docs.example/help/_/search-log'
  const report = (body: unknown, headers: Record<string, string> = {}): Request =>
    new Request(url, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers,
    })
  const failed = { text: 'Kubernets', count: 0, wasOpened: false }

  test('are stored without any data about the sender', async () => {
    const { kept, handler } = start()
    const response = await handler(
      report({ ...failed, reader: 'x' }, { 'User-Agent': 'Me', 'X-Forwarded-For': '1.2.3.4' }),
    )
    expect(response.status).toBe(204)
    await handler(report({ ...failed, count: 3 }))
    await handler(report({ ...failed, count: 3, wasOpened: true }))
    await handler(report({ ...failed, count: 3, wasOpened: true, place: 3 }))
    await handler(report({ ...failed, count: 30, wasOpened: true, place: 4 }))
    await handler(report({ ...failed, count: 30, wasOpened: true, place: 1, isRepeated: true }))
    await handler(report({ ...failed, text: 'jane@mail.example' }))
    expect(kept).toEqual([
      { day: '2026-11-21', text: 'kubernets', count: 0, place: 0 },
      { day: '2026-11-21', text: 'kubernets', count: 3, place: 0 },
      { day: '2026-11-21', text: 'kubernets', count: 30, place: 4 },
      { day: '2026-11-21', text: 'kubernets', count: 30, place: 1 },
    ])
  })

  test.each<[number, Request]>([
    [405, new Request(url)],
    [403, report(failed, { 'Sec-Fetch-Site': 'cross-site' })],
    [403, report(failed, { Origin: 'https://evil.example' })],
    [413, report({ ...failed, text: 'x'.repeat(2000) })],
    [400, report('{')],
    [400, report('null')],
    [400, report('"text"')],
    [400, report({ ...failed, text: 7 })],
    [400, report({ ...failed, count: -1 })],
    [400, report({ ...failed, count: 0.5 })],
    [400, report({ ...failed, wasOpened: 'no' })],
    [400, report({ ...failed, place: 0 })],
    [400, report({ ...failed, place: 'first' })],
  ])('are rejected with %i', async (status, request) => {
    const { kept, handler } = start()
    const response = await handler(request)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([status, 'no-store'])
    expect(kept).toEqual([])
  })

  test('are rejected when there are too many', async () => {
    const { kept, handler } = start(() => false)
    const response = await handler(report(failed))
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '10'])
    expect(kept).toEqual([])
  })

  test('are accepted only from pages of the site', async () => {
    const { handler } = start()
    expect((await handler(report(failed, { 'Sec-Fetch-Site': 'same-origin' }))).status).toBe(204)
    expect((await handler(report(failed, { Origin: 'https://docs.example' }))).status).toBe(204)
    const response = await handler(new Request('https://docs.example/help/'))
    expect(response.headers.get('Server-Timing')).toBe('docent-search-log')
  })
})

describe('[R-091] the stored query', () => {
  test.each([
    ['  Kubernets\n Cluster ', 'kubernets cluster'],
    ['--disk-size', '--disk-size'],
    ['PUT /nodes/{id}', 'put /nodes/{id}'],
    ['v1.28.3 error 404', 'v1.28.3 error 404'],
    ['E_QUOTA_EXCEEDED', 'e_quota_exceeded'],
    ['authentication-configuration-of-clusters', 'authentication-configuration-of-clusters'],
    ['ＡＰＩ', 'api'],
    ['كيف', 'كيف'],
    ['a'.repeat(70), 'a'.repeat(64)],
    ['😀a'.repeat(40), '😀a'.repeat(32)],
  ])('%j as %j', (text, kept) => {
    expect(cleanQuery(text)).toBe(kept)
  })

  test.each([
    '',
    '  ',
    '…?!',
    '😀',
    'jane.doe@mail.example',
    'invoice for jane@mail',
    '+49 170 1234567',
    '4111 1111 1111 1111',
    '10.0.12.7',
    'fe80:0:0:1::7',
    '123e4567-e89b-12d3-a456-426614174000',
    'ghp_0123456789abcdef',
    'AKIAIOSFODNN7EXAMPLE',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.x',
    'password=hunter2',
    'api_key: abc',
    `${'word '.repeat(12)}jane@mail.example`,
  ])('nothing: %j', (text) => {
    expect(cleanQuery(text)).toBeUndefined()
  })
})

test('[R-091] a limit allows a burst, and then a steady rate', () => {
  let time = 0
  const mayCome = createRateLimit({ burst: 2, perSecond: 1, now: () => time })
  expect([mayCome(), mayCome(), mayCome()]).toEqual([true, true, false])
  time += 1500
  expect([mayCome(), mayCome()]).toEqual([true, false])
  time += 60_000
  expect([mayCome(), mayCome(), mayCome()]).toEqual([true, true, false])
})

test('[R-121] a query that normalization makes too long is neither stored nor scanned', () => {
  expect(cleanQuery('\uFDFA'.repeat(56))).toBeDefined()
  expect(cleanQuery('\uFDFA'.repeat(57))).toBeUndefined()
})
