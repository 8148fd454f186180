import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'

test('a shutdown finishes running requests, drops idle connections, and refuses new ones', async () => {
  const arrived = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const server = await listen(async () => {
    arrived.resolve()
    await released.promise
    return new Response('finished')
  }, 0)
  const port = Number(new URL(server.url).port)
  const idle = connect(port, '127.0.0.1')
  await once(idle, 'connect')
  const running = fetch(server.url)
  await arrived.promise
  server.close()
  await once(idle, 'close')
  await expect(fetch(server.url)).rejects.toThrow()
  released.resolve()
  expect(await (await running).text()).toBe('finished')
  await server.closed
})

test('a shutdown aborts requests that do not finish in time', async () => {
  const server = await listen(() => new Promise<Response>(() => undefined), 0, {
    timeouts: { closeTimeout: 50 },
  })
  const running = fetch(server.url)
  running.catch(() => undefined)
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(socket, 'connect')
  server.close()
  await server.closed
  await expect(running).rejects.toThrow()
})

test('an error of a handler is reported, but not shown to the client', async () => {
  const reported: unknown[] = []
  const server = await listen(() => Promise.reject(new Error('secret')), 0, {
    headers: () => ({ 'X-Policy': 'a' }),
    reportError: (error) => reported.push(error),
  })
  const response = await fetch(server.url, { headers: { Connection: 'close' } })
  expect([response.status, response.headers.get('X-Policy')]).toEqual([500, 'a'])
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.text()).not.toContain('secret')
  expect(reported).toEqual([new Error('secret')])
  server.close()
  await server.closed
})

// Other systems have one loopback address.
test.runIf(process.platform === 'linux')(
  '[R-121] by default, only this machine can reach the server',
  async () => {
    const server = await listen(async () => new Response('here'), 0)
    const everywhere = await listen(async () => new Response('here'), 0, { host: '0.0.0.0' })
    // An address of this machine like any other, but not the one that a server listens on by default.
    const ask = (url: string): Promise<string> => {
      const { port } = new URL(url)
      return fetch(`http://127.0.0.2:${port}/`).then(
        (response) => response.text(),
        () => 'unreachable',
      )
    }
    expect(await (await fetch(server.url)).text()).toBe('here')
    expect([await ask(server.url), await ask(everywhere.url)]).toEqual(['unreachable', 'here'])
    for (const each of [server, everywhere]) {
      each.close()
      await each.closed
    }
  },
)

test('an unknown host name is explained', async () => {
  const failure = listen(async () => new Response(), 0, { host: '192.0.2.1' })
  await expect(failure).rejects.toThrowErrorMatchingInlineSnapshot(`
    [DocsError: --host
      The server can't listen on \`192.0.2.1\`: this machine doesn't have that name or address.
      Leave it out to listen on localhost, or write 0.0.0.0 to listen on every network.]
  `)
})
