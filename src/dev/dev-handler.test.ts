import { expect, test } from 'vitest'
import { createDevHandler, type DevEvents } from './dev-handler.ts'

const page =
  '<html><head><script type="module" src="/site/_/assets/start-1.js"></script></head><body>a</body></html>'
const seen: Headers[] = []

const handler = (events: DevEvents = new Set()): ReturnType<typeof createDevHandler> =>
  createDevHandler(
    async (request) => {
      seen.push(request.headers)
      const isPage = request.url.endsWith('/')
      return new Response(isPage ? page : 'file', {
        headers: {
          'Content-Type': isPage ? 'text/html; charset=utf-8' : 'text/plain',
          ETag: '"1"',
          'Content-Length': '9',
        },
      })
    },
    { events, host: undefined },
  )

test('a page gets the client script below the base, and no stale length or validator', async () => {
  const response = await handler()(
    new Request('http://localhost/site/', { headers: { 'Accept-Encoding': 'br' } }),
  )
  expect(await response.text()).toContain(
    '<script type="module" src="/site/_/dev/client.js"></script></body>',
  )
  expect([response.headers.get('Content-Length'), response.headers.get('ETag')]).toEqual([null, null])
  expect(seen.at(-1)?.get('Accept-Encoding')).toBeNull()
})

test('other files are unchanged', async () => {
  expect(await (await handler()(new Request('http://localhost/a.txt'))).text()).toBe('file')
})

test('the script is served below any base', async () => {
  const response = await handler()(new Request('http://localhost/site/_/dev/client.js'))
  expect(response.headers.get('Content-Type')).toContain('javascript')
})

test('notifies open pages of builds, and removes pages that close', async () => {
  const events: DevEvents = new Set()
  const response = await handler(events)(new Request('http://localhost/_/dev/events'))
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  const next = async (): Promise<string> => decoder.decode((await reader?.read())?.value)
  expect(await next()).toBe(': open\n\n')
  for (const send of events) send({ kind: 'failed', text: 'line\nline' })
  expect(await next()).toBe('data: {"kind":"failed","text":"line\\nline"}\n\n')
  await reader?.cancel()
  expect(events.size).toBe(0)
})

test('[R-121] a site that points its own name at this machine reads nothing', async () => {
  const ask = (Host: string): Promise<Response> =>
    handler()(new Request('http://localhost/site/', { headers: { Host } }))
  expect((await ask('localhost:3000')).status).toBe(200)
  for (const path of ['/site/', '/_/dev/client.js', '/_/dev/events']) {
    const request = new Request(`http://localhost${path}`, { headers: { Host: 'evil.example:3000' } })
    expect((await handler()(request)).status).toBe(403)
  }
  expect(await (await ask('evil.example')).text()).toMatchInlineSnapshot(`
    "\`docent dev\` only responds to \`localhost\` and IP addresses. To use another name, start it with \`--host NAME\`.
    "
  `)
})
