import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import { createFileHandler } from './create-file-handler.ts'
import { createFileFinder } from './file-finder.ts'
import { createResponseCache } from './response-cache.ts'

const headers = { all: { 'X-Policy': 'a' }, immutable: {}, immutablePaths: [] }

function siteWith(freshFor: number) {
  const files = {
    'docs/x/index.html': 'page',
    'docs/x/index.html.gz': 'packed',
    'docs/x/index.md': '# page',
    '404.html': 'no',
  }
  const folder = createTemporaryFolder(files)
  for (const file of Object.keys(files)) utimesSync(join(folder, file), 1, 1)
  const pages = createFileHandler({
    origin: 'https://docs.example',
    base: '/',
    headers,
    redirects: {},
    findFile: createFileFinder(folder, { freshFor }),
  })
  return { folder, ...createResponseCache(pages) }
}

const get = (url: string, more: Record<string, string> = {}) => ({ method: 'GET', url, headers: more })
const ask = (url: string, more: Record<string, string> = {}): Request =>
  new Request(`http://localhost${url}`, { headers: more })
const readText = (body: Uint8Array | undefined): string => new TextDecoder().decode(body)

test('a response is cached with its headers, for any query', async () => {
  const { handler, find } = siteWith(60_000)
  expect(find(get('/docs/x/'))).toBeUndefined()
  const response = await handler(ask('/docs/x/'))
  const again = find(get('/docs/x/?a=1'))
  expect([again?.status, readText(again?.body)]).toEqual([200, 'page'])
  expect(again?.headers).toEqual(Object.fromEntries(response.headers))
  expect(find({ ...get('/docs/x/'), method: 'HEAD' })).toEqual({ ...again, body: undefined })
})

test('each encoding has a separate response', async () => {
  const { handler, find } = siteWith(60_000)
  await handler(ask('/docs/x/', { 'Accept-Encoding': 'gzip, deflate' }))
  expect(find(get('/docs/x/'))).toBeUndefined()
  expect(readText(find(get('/docs/x/', { 'accept-encoding': 'GZIP;q=0.5' }))?.body)).toBe('packed')
})

test('clients that have the current file get status 304', async () => {
  const { handler, find } = siteWith(60_000)
  const etag = (await handler(ask('/docs/x/'))).headers.get('ETag') ?? ''
  const known = find(get('/docs/x/', { 'if-none-match': etag }))
  expect([known?.status, known?.body, known?.headers.etag]).toEqual([304, undefined, etag])
  expect(Object.keys(known?.headers ?? {}).filter((name) => name.startsWith('content-'))).toEqual([])
  expect(find(get('/docs/x/', { 'if-none-match': '"other"' }))?.status).toBe(200)
})

test.each([
  ['another method', { method: 'POST', url: '/docs/x/', headers: {} }],
  ['a part', get('/docs/x/', { range: 'bytes=0-1' })],
  ['Markdown', get('/docs/x/', { accept: 'Text/Markdown' })],
  ['another spelling', get('//docs/x/')],
  ['an absolute URL', get('http://docs.example/docs/x/')],
  ['a very long query', get(`/docs/x/?${'a'.repeat(9000)}`)],
])('%s is left to the handler', async (_name, question) => {
  const { handler, find } = siteWith(60_000)
  await handler(ask('/docs/x/'))
  expect(find(question)).toBeUndefined()
})

test.each([
  ['an error', ask('/nowhere/')],
  ['Markdown', ask('/docs/x/', { Accept: 'text/markdown' })],
  ['a part', ask('/docs/x/', { Range: 'bytes=0-1' })],
  ['a redirect', ask('/docs/x')],
])('%s is not cached', async (_name, request) => {
  const { handler, find } = siteWith(60_000)
  await handler(request)
  expect(find(get(new URL(request.url).pathname))).toBeUndefined()
})

test('a response is cached only while its file is fresh', async () => {
  const { folder, handler, find } = siteWith(0)
  await handler(ask('/docs/x/'))
  expect(find(get('/docs/x/'))).toBeUndefined()
  writeFileSync(join(folder, 'docs/x/index.html'), 'edited')
  expect(await (await handler(ask('/docs/x/'))).text()).toBe('edited')
})
