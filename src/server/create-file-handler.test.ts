import { describe, expect, test } from 'vitest'
import { createFileHandler, type Handler } from './create-file-handler.ts'
import type { ServedFile } from './file-response.ts'

const text = (content: string, encoding?: 'br' | 'gzip'): ServedFile => ({
  bytes: new TextEncoder().encode(content),
  etag: `"${content}"`,
  encoding,
})

const files = new Map([
  ['/index.html', text('home')],
  ['/404.html', text('not found')],
  ['/docs/x/index.html', text('page')],
  ['/docs/x/data.json', text('data')],
  ['/docs/größe/index.html', text('size')],
  ['/docs/v1.2/index.html', text('version')],
  ['/robots.txt', text('robots')],
  ['/_/assets/start-1.js', text('script')],
])

const headers = {
  all: { 'Content-Security-Policy': "default-src 'none'", 'Cache-Control': 'no-cache' },
  immutable: { 'Cache-Control': 'immutable' },
  immutablePaths: ['/_/assets/'],
}

const handlerFor = (base: string): Handler =>
  createFileHandler({
    origin: 'https://docs.example',
    base,
    headers,
    redirects: { '/old/': '/docs/x/' },
    findFile: async (path, encodings) => {
      const file = files.get(path)
      if (file === undefined) return undefined
      const encoding = (['br', 'gzip'] as const).find((name) => encodings.includes(name))
      return { ...file, encoding }
    },
  })

async function ask(
  path: string,
  init: RequestInit & { base?: string } = {},
): Promise<{ status: number; body: string; headers: Headers }> {
  const { base = '/', ...options } = init
  const response = await handlerFor(base)(new Request(`http://localhost${path}`, options))
  return { status: response.status, body: await response.text(), headers: response.headers }
}

describe('pages and files', () => {
  test.each([
    ['/', 'home', 'text/html; charset=utf-8'],
    ['/docs/x/', 'page', 'text/html; charset=utf-8'],
    ['/docs/x/?a=1', 'page', 'text/html; charset=utf-8'],
    ['/docs/x/data.json', 'data', 'application/json; charset=utf-8'],
    ['/docs/gr%C3%B6%C3%9Fe/', 'size', 'text/html; charset=utf-8'],
    ['/docs/v1.2/', 'version', 'text/html; charset=utf-8'],
    ['/robots.txt', 'robots', 'text/plain; charset=utf-8'],
    ['/_/assets/start-1.js', 'script', 'text/javascript; charset=utf-8'],
  ])('%s is %s', async (path, body, type) => {
    const answer = await ask(path)
    expect(answer).toMatchObject({ status: 200, body })
    expect(answer.headers.get('Content-Type')).toBe(type)
    expect(answer.headers.get('Content-Length')).toBe(String(body.length))
  })
})

describe('[R-003] other spellings redirect to the canonical URL', () => {
  test.each([
    ['/docs/x', '/docs/x/'],
    ['/docs/x.html', '/docs/x/'],
    ['/docs/x/index.html', '/docs/x/'],
    ['//docs//x/', '/docs/x/'],
    ['/docs///x', '/docs/x/'],
    ['/index.html', '/'],
    ['//', '/'],
    ['/docs/x?a=1&b=%20', '/docs/x/?a=1&b=%20'],
    ['/docs/gr%C3%B6%C3%9Fe', '/docs/gr%C3%B6%C3%9Fe/'],
    ['/docs/v1.2', '/docs/v1.2/'],
    ['//robots.txt', '/robots.txt'],
  ])('%s is at %s', async (path, location) => {
    const answer = await ask(path)
    expect(answer.status).toBe(301)
    expect(answer.headers.get('Location')).toBe(location)
  })

  test.each([['/docs/y'], ['/docs/x.json'], ['/docs/x/index'], ['/robots'], ['/docs/x/index.html/y']])(
    '%s is none, and not found',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
    },
  )

  test.each([['/docs/x'], ['//evil.example/docs/x'], ['/\\evil.example'], ['//evil.example/..']])(
    '%s never leads to another site',
    async (path) => {
      const { headers: answered } = await ask(path)
      expect(answered.get('Location') ?? '/').toMatch(/^\/(?!\/)/)
    },
  )
})

describe('a base', () => {
  test.each([
    ['/site/docs/x/', 200, undefined],
    ['/site', 301, '/site/'],
    ['/site/docs/x', 301, '/site/docs/x/'],
    ['/docs/x/', 404, undefined],
    ['/', 404, undefined],
    ['/sitemap.xml', 404, undefined],
  ])('%s below /site/ returns %i', async (path, status, location) => {
    const answer = await ask(path, { base: '/site/' })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Location') ?? undefined).toBe(location)
  })
})

describe('a missing file', () => {
  test('returns the not-found page with status 404', async () => {
    const answer = await ask('/nowhere/')
    expect(answer).toMatchObject({ status: 404, body: 'not found' })
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('ETag')).toBeNull()
  })

  test.each([
    ['/../etc/passwd'],
    ['/docs/..%2f..%2fetc/passwd'],
    ['/..%5c..%5cetc'],
    ['/%2e%2e/%2e%2e/etc/passwd'],
    ['/docs/x%00.html'],
    ['/%'],
    ['/%ff'],
  ])('%s is not served', async (path) => {
    expect([400, 404]).toContain((await ask(path)).status)
  })
})

describe('headers', () => {
  test.each([['/docs/x/'], ['/nowhere/'], ['/docs/x'], ['/old/'], ['/%'], ['/docs/x/data.json']])(
    '[R-121] %s carries the policy',
    async (path) => {
      expect((await ask(path)).headers.get('Content-Security-Policy')).toBe("default-src 'none'")
    },
  )

  test('only immutable files may be cached', async () => {
    expect((await ask('/_/assets/start-1.js')).headers.get('Cache-Control')).toBe('immutable')
    expect((await ask('/docs/x/')).headers.get('Cache-Control')).toBe('no-cache')
    expect((await ask('/_/assets/nothing.js')).headers.get('Cache-Control')).toBe('no-cache')
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=0.5, BR', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0', null],
    ['identity', null],
    ['', null],
  ])('a client that accepts %j gets %j', async (accepted, encoding) => {
    const answer = await ask('/docs/x/', { headers: { 'Accept-Encoding': accepted } })
    expect(answer.headers.get('Content-Encoding')).toBe(encoding)
    expect(answer.headers.get('Vary')).toBe('Accept, Accept-Encoding')
  })
})

describe('validators', () => {
  test.each([
    ['"page"', 304],
    ['W/"page"', 304],
    ['"other", "page"', 304],
    ['*', 304],
    ['"other"', 200],
    ['page', 200],
  ])('a client that has %s gets status %i', async (known, status) => {
    const answer = await ask('/docs/x/', { headers: { 'If-None-Match': known } })
    expect(answer.status).toBe(status)
    expect(answer.body).toBe(status === 304 ? '' : 'page')
    expect(answer.headers.get('ETag')).toBe('"page"')
  })
})

describe('methods', () => {
  test.each([['/docs/x/'], ['/docs/x'], ['/nowhere/']])('HEAD of %s is GET without a body', async (path) => {
    const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })]
    expect(head.body).toBe('')
    expect([head.status, [...head.headers]]).toEqual([get.status, [...get.headers]])
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is rejected', async (method) => {
    const answer = await ask('/docs/x/', { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe('GET, HEAD')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })
})
