import { describe, expect, test } from 'vitest'
import type { FailedSearch, SearchLog } from './search-log.ts'
import { withSearchLog } from './with-search-log.ts'

describe('[R-091] reports of searches', () => {
  const page = async (): Promise<Response> =>
    new Response('<p>', { headers: { 'Content-Type': 'text/html' } })
  const start = (mayReport = () => true) => {
    const kept: FailedSearch[] = []
    const log: SearchLog = {
      add: (search) => kept.push(search),
      dropped: () => 0,
      settled: () => Promise.resolve(),
    }
    return {
      kept,
      handler: withSearchLog(page, { base: '/help/', log, today: () => '2026-11-21', mayReport }),
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

  test('are kept without anything about who sent them', async () => {
    const { kept, handler } = start()
    const response = await handler(
      report({ ...failed, reader: 'x' }, { 'User-Agent': 'Me', 'X-Forwarded-For': '1.2.3.4' }),
    )
    expect(response.status).toBe(204)
    await handler(report({ ...failed, count: 3 }))
    await handler(report({ ...failed, count: 3, wasOpened: true }))
    await handler(report({ ...failed, text: 'jane@mail.example' }))
    expect(kept).toEqual([
      { day: '2026-11-21', text: 'kubernets', count: 0 },
      { day: '2026-11-21', text: 'kubernets', count: 3 },
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
  ])('are refused with %i', async (status, request) => {
    const { kept, handler } = start()
    const response = await handler(request)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([status, 'no-store'])
    expect(kept).toEqual([])
  })

  test('are refused when there are too many', async () => {
    const { kept, handler } = start(() => false)
    const response = await handler(report(failed))
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '10'])
    expect(kept).toEqual([])
  })

  test('come from pages of the site', async () => {
    const { handler } = start()
    expect((await handler(report(failed, { 'Sec-Fetch-Site': 'same-origin' }))).status).toBe(204)
    expect((await handler(report(failed, { Origin: 'https://docs.example' }))).status).toBe(204)
    const response = await handler(new Request('https://docs.example/help/'))
    expect(response.headers.get('Server-Timing')).toBe('docent-search-log')
  })
})
