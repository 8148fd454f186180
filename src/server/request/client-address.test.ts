import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { expect, test } from 'vitest'
import { getClientAddress, type ServerBindings } from './client-address.ts'

/** Returns the client address that a server behind this many proxies sees. */
async function seen(trustedProxies: number, headers: Record<string, string>): Promise<string> {
  const listener = getRequestListener((request, bindings) => {
    const { incoming } = bindings as ServerBindings
    return new Response(getClientAddress(request, { incoming, trustedProxies }))
  })
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { ...headers, Connection: 'close' } })
  const text = await response.text()
  server.close()
  return text
}

const forwarded = (value: string): Record<string, string> => ({ 'X-Forwarded-For': value })

test.each([
  [0, {}, '127.0.0.1'],
  [0, forwarded('192.0.2.1'), '127.0.0.1'],
  [1, forwarded('192.0.2.1'), '192.0.2.1'],
  [1, forwarded('203.0.113.9, 192.0.2.1'), '192.0.2.1'],
  [2, forwarded('203.0.113.9, 192.0.2.1, 198.51.100.1'), '192.0.2.1'],
  [1, forwarded('2001:DB8::1'), '2001:db8::1'],
  [1, forwarded('[2001:db8::1]:443'), '2001:db8::1'],
  [1, forwarded('192.0.2.1:5555'), '192.0.2.1'],
  [1, forwarded('::ffff:192.0.2.1'), '192.0.2.1'],
  [1, forwarded('unknown'), '127.0.0.1'],
  [1, forwarded('192.0.2.1, '), '127.0.0.1'],
  [1, forwarded('<script>'), '127.0.0.1'],
  [3, forwarded('192.0.2.1'), '127.0.0.1'],
  [1, {}, '127.0.0.1'],
])('behind %i proxies, %j comes from %s', async (proxies, headers, expected) => {
  expect(await seen(proxies, headers)).toBe(expected)
})

test('a request without a connection has no address', () => {
  expect(getClientAddress(new Request('http://localhost/'), {})).toBe('')
})
