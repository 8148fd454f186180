import { expect, test } from 'vitest'
import type { Handler } from '../server/create-file-handler.ts'
import { createDevEvents } from './dev-events.ts'
import { createDevHandler } from './dev-handler.ts'

const page =
  '<html><head><script type="module" src="/site/_/assets/start-1.js"></script></head><body>a</body></html>'
const seen: Headers[] = []

const servePage: Handler = async (request) => {
  seen.push(request.headers)
  const isPage = request.url.endsWith('/')
  return new Response(isPage ? page : 'file', {
    headers: {
      'Content-Type': isPage ? 'text/html; charset=utf-8' : 'text/plain',
      ETag: '"1"',
      'Content-Length': '9',
    },
  })
}

const idle = {
  isComplete: () => true,
  waitForBuild: async () => undefined,
  events: createDevEvents(),
  host: undefined,
}

const createHandler = (site: Handler | undefined = servePage): Handler =>
  createDevHandler({ ...idle, getSite: async () => site })

const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  createHandler()(new Request(`http://localhost${path}`, { headers }))

test('a page gets the client script below the base, and no stale length or validator', async () => {
  const response = await ask('/site/', { 'Accept-Encoding': 'br' })
  expect(await response.text()).toContain(
    '<script type="module" src="/site/_/dev/client.js?seen=0"></script></body>',
  )
  expect([response.headers.get('Content-Length'), response.headers.get('ETag')]).toEqual([null, null])
  expect(seen.at(-1)?.get('Accept-Encoding')).toBeNull()
})

test('other files are unchanged', async () => {
  expect(await (await ask('/a.txt')).text()).toBe('file')
})

test('a file that the running build has not written yet is sent when it ends', async () => {
  const ended = Promise.withResolvers<void>()
  let isWritten = false
  const site: Handler = async () =>
    isWritten ? new Response('results') : new Response('missing', { status: 404 })
  const handler = createDevHandler({ ...idle, getSite: async () => site, waitForBuild: () => ended.promise })
  const response = handler(new Request('http://localhost/_/search/index.json'))
  isWritten = true
  ended.resolve()
  expect(await (await response).text()).toBe('results')
})

test('a page of an earlier run is sent without waiting, and learns what happened after its request', async () => {
  const events = createDevEvents()
  const handler = createDevHandler({
    ...{ ...idle, events },
    readEarlier: servePage,
    getSite: () => new Promise(() => undefined),
  })
  const html = await (await handler(new Request('http://localhost/site/'))).text()
  events.send({ kind: 'replaced' })
  const client = html.match(/src="([^"]*client\.js[^"]*)"/)?.[1] ?? ''
  const { search } = new URL(client, 'http://localhost')
  const stream = await handler(new Request(`http://localhost/site/_/dev/events${search}`))
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  await reader?.read()
  expect((await reader?.read())?.value).toBe('data: {"kind":"replaced"}\n\n')
})

test('a form is sent to the site, also while pages of an earlier run are served', async () => {
  const handler = createDevHandler({
    ...idle,
    readEarlier: async () => undefined,
    getSite: async () => async (request) => new Response(`received ${await request.text()}`),
  })
  const response = await handler(new Request('http://localhost/form', { method: 'POST', body: 'a=1' }))
  expect(await response.text()).toBe('received a=1')
})

test('the script is served below any base', async () => {
  const response = await ask('/site/_/dev/client.js')
  expect(response.headers.get('Content-Type')).toContain('javascript')
})

test('without a site, every path has a page that shows problems, under a strict policy', async () => {
  const handler = createDevHandler({ ...idle, getSite: async () => undefined })
  const response = await handler(new Request('http://localhost/site/docs/'))
  expect(response.status).toBe(503)
  expect(await response.text()).toContain(
    '<script type="module" src="/_/dev/client.js?seen=0"></script></body>',
  )
  const policy = response.headers.get('Content-Security-Policy')
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')
})

test('a page that is missing because the build failed shows its problems', async () => {
  const site: Handler = async () => new Response('Not found', { status: 404 })
  const options = { ...idle, getSite: async () => site }
  const ask = (isComplete: boolean): Promise<Response> =>
    createDevHandler({ ...options, isComplete: () => isComplete })(new Request('http://localhost/site/docs/'))
  expect(await (await ask(false)).text()).toContain('The build failed.')
  expect(await (await ask(true)).text()).toBe('Not found')
})

test('[R-121] a site that points its own name at this machine reads nothing', async () => {
  expect((await ask('/site/', { Host: 'localhost:3000' })).status).toBe(200)
  for (const path of ['/site/', '/_/dev/client.js', '/_/dev/events'])
    expect((await ask(path, { Host: 'evil.example:3000' })).status).toBe(403)
  expect(await (await ask('/site/', { Host: 'evil.example' })).text()).toMatchInlineSnapshot(`
    "\`docent dev\` only responds to \`localhost\` and IP addresses. To use another name, start it with \`--host NAME\`.
    "
  `)
})
