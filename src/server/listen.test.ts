import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'

test('running requests are finished, idle connections dropped, new ones refused', async () => {
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

test('what does not finish in time is cut off', async () => {
  const server = await listen(() => new Promise<Response>(() => undefined), 0, {
    limits: { closeTimeout: 50 },
  })
  const running = fetch(server.url)
  running.catch(() => undefined)
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(socket, 'connect')
  server.close()
  await server.closed
  await expect(running).rejects.toThrow()
})

test('what a handler throws is reported, and told to nobody else', async () => {
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
