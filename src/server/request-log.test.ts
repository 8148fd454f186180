import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'
import { classifyRequest, createMetrics } from './metrics.ts'
import { createRequestLogger, getRequestPath } from './request-log.ts'

test.each([
  ['/docs/x/?q=secret', '/docs/x/'],
  ['http://user:secret@docs.example/docs/x/?q=1', '/docs/x/'],
  ['http://docs.example', '/'],
  ['*', '*'],
  [`/${'a'.repeat(1000)}`, `/${'a'.repeat(511)}`],
])('logs %s as %s', (target, path) => {
  expect(getRequestPath(target)).toBe(path)
})

test.each([
  ['/docs/x/', 'page'],
  ['/', 'page'],
  ['/robots.txt', 'file'],
  ['/_/assets/start.js', 'assets'],
  ['/_/search/en/index.json', 'search'],
  ['/_/newsletter', 'service'],
  ['/_/pages.json', 'service'],
  ['/metrics', 'operations'],
])('%s counts as %s', (path, kind) => {
  expect(classifyRequest(path, '/')).toBe(kind)
})

test('[F-018] a request is counted and logged as one line without its query, address, and control characters', async () => {
  const lines: string[] = []
  const metrics = createMetrics({
    base: () => '/',
    storageState: async () => 'unavailable',
    counts: () => ({ emails: { sent: 3, failed: 1, givenUp: 0 }, droppedSearches: 2 }),
  })
  const app = new Hono().route('/', metrics.routes).all('*', (context) => context.text('answer', 404))
  const log = createRequestLogger({
    write: (line) => lines.push(line),
    now: () => new Date('2026-11-22T06:00:00Z'),
    createId: () => 'id-1',
  })
  const server = await listen((request) => app.fetch(request), 0, { observers: [log, metrics.observe] })
  const response = await fetch(new URL('/docs/%0a%22x/?email=reader@mail.example', server.url), {
    method: 'REPORT',
    headers: { 'X-Forwarded-For': '192.0.2.1', Connection: 'close' },
  })
  expect([response.headers.get('X-Request-Id'), await response.text()]).toEqual(['id-1', 'answer'])
  const page = await fetch(new URL('/metrics', server.url), { headers: { Connection: 'close' } })
  const text = await page.text()
  server.close()
  await server.closed

  expect(lines).toHaveLength(2)
  expect(lines[0]?.endsWith('}\n')).toBe(true)
  const { ms, bytes, ...line } = JSON.parse(lines[0] ?? '')
  expect(line).toEqual({
    time: '2026-11-22T06:00:00.000Z',
    id: 'id-1',
    method: 'REPORT',
    path: '/docs/%0a%22x/',
    status: 404,
  })
  expect(ms).toBeGreaterThanOrEqual(0)
  expect(bytes).toBeGreaterThan(100)
  expect(lines.join('')).not.toMatch(/reader|192\.0\.2|127\.0\.0|[^\n\x20-\x7e]/)

  expect(page.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(text).toContain('docent_requests_total{method="other",kind="page",status="4xx"} 1')
  expect(text).toContain('docent_request_seconds_count{kind="page"} 1')
  expect(text).toContain('docent_storage_state{state="unavailable"} 1')
  expect(text).toContain('docent_storage_state{state="ready"} 0')
  expect(text).toContain('docent_mails_total{result="sent"} 3')
  expect(text).toContain('docent_mails_total{result="given up"} 0')
  expect(text).toContain('docent_dropped_searches_total 2')
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
})
