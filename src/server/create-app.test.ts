import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { type AppOptions, createApp } from './create-app.ts'
import { createHealthRoutes } from './health.ts'

const headers = {
  all: { 'Content-Security-Policy': "default-src 'none'", 'Cache-Control': 'no-cache' },
  immutable: {},
  immutablePaths: [],
}

/** App whose pages respond with the method and path of the request. */
function appWith(routes: Hono[], more: Partial<AppOptions> = {}): ReturnType<typeof createApp> {
  return createApp({
    headers,
    routes,
    pages: async ({ method, url }) => new Response(`${method} ${new URL(url).pathname}`),
    ...more,
  })
}

const request = (path: string, init: RequestInit = {}): Request =>
  new Request(`http://localhost${path}`, init)

describe('parts', () => {
  const part = new Hono()
    .get('/_/form', (context) => context.json({ hello: 'reader' }))
    .post('/_/form', async (context) => context.text(await context.req.text()))

  test('run before the pages, which get the remaining requests', async () => {
    const app = appWith([part])
    expect(await (await app(request('/_/form'))).json()).toEqual({ hello: 'reader' })
    expect(await (await app(request('/_/form', { method: 'POST', body: 'a=1' }))).text()).toBe('a=1')
    expect(await (await app(request('/_/form/', { method: 'PUT', body: '' }))).text()).toBe('PUT /_/form/')
    expect(await (await app(request('/docs/x/'))).text()).toBe('GET /docs/x/')
  })

  test('support HEAD for every GET', async () => {
    const response = await appWith([part])(request('/_/form', { method: 'HEAD' }))
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  test('[R-121] have the policies of the site, unless they have their own', async () => {
    const own = new Hono().get('/own', (context) => context.text('', 200, { 'Cache-Control': 'no-store' }))
    const app = appWith([part, own])
    expect((await app(request('/_/form'))).headers.get('Content-Security-Policy')).toBe("default-src 'none'")
    expect((await app(request('/own'))).headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('an error', () => {
  const broken = new Hono().get('/broken', () => {
    throw new Error('secret of the inside')
  })

  test('is reported, but not shown to the client', async () => {
    const reported: unknown[] = []
    const app = appWith([broken], { reportError: (error) => reported.push(error) })
    const response = await app(request('/broken'))
    expect([response.status, await response.text()]).toEqual([500, 'Something went wrong on our side\n'])
    expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'")
    expect(reported).toEqual([new Error('secret of the inside')])
    expect((await app(request('/docs/x/'))).status).toBe(200)
  })

  test('returns a notice, or plain text if the notice fails too', async () => {
    const good = appWith([broken], {
      reportError: () => undefined,
      renderNotice: async ({ status, title }) => new Response(`page: ${title}`, { status }),
    })
    const answer = await good(request('/broken'))
    expect([answer.status, await answer.text()]).toEqual([500, 'page: Something went wrong'])
    const bad = appWith([broken], {
      reportError: () => undefined,
      renderNotice: () => Promise.reject(new Error('no template')),
    })
    expect(await (await bad(request('/broken'))).text()).toBe('Something went wrong on our side\n')
  })
})

describe('limits', () => {
  test('rejects a URL of more than 8 KB', async () => {
    const app = appWith([])
    expect((await app(request(`/${'a'.repeat(8190)}`))).status).toBe(200)
    expect((await app(request(`/?${'a'.repeat(8192)}`))).status).toBe(414)
  })

  test('rejects a body of more than 1 MB, whatever its headers declare', async () => {
    const reader = new Hono().post('/read', async (context) =>
      context.text(String((await context.req.text()).length)),
    )
    const app = appWith([reader])
    const body = 'a'.repeat(2 ** 20)
    expect(await (await app(request('/read', { method: 'POST', body }))).text()).toBe(String(body.length))
    const stream = new Blob([body, 'a']).stream()
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: stream, duplex: 'half' }
    expect((await app(request('/read', init))).status).toBe(413)
    const large = { method: 'POST', body: 'a', headers: { 'Content-Length': String(2 ** 20 + 1) } }
    expect((await app(request('/read', large))).status).toBe(413)
  })
})

describe('health', () => {
  const never = new Promise<never>(() => undefined)

  test.each([
    ['everything works', true, async () => 'ready' as const, 200, { status: 'ready', storage: 'ready' }],
    ['there is no storage', true, async () => 'none' as const, 200, { status: 'ready', storage: 'none' }],
    [
      'the storage fails',
      true,
      () => Promise.reject(new Error('gone')),
      200,
      { status: 'ready', storage: 'unavailable' },
    ],
    ['the storage hangs', true, () => never, 200, { status: 'ready', storage: 'unavailable' }],
    [
      'the site is gone',
      false,
      async () => 'ready' as const,
      503,
      { status: 'unavailable', storage: 'ready' },
    ],
  ])('when %s', async (...row) => {
    const [, isReadable, storageState, status, said] = row
    const routes = createHealthRoutes({ isSiteReadable: async () => isReadable, storageState })
    const app = appWith([routes])
    const response = await app(request('/readyz'))
    expect([response.status, await response.json()]).toEqual([status, said])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await (await app(request('/healthz'))).json()).toEqual({ status: 'alive' })
  })
})
