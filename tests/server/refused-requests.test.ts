import { Agent, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSiteServer } from '../../src/serve-site.ts'
import type { RunningServer } from '../../src/server/listen.ts'
import { debianProgram } from '../processes/debian-program.ts'
import { converse, saysClose } from './connection-client.ts'
import { type HostProcess, startNginxProxy } from './host-process.ts'
import { writeTableSite } from './table-site.ts'

const site = writeTableSite('/')
const nginx = debianProgram('nginx')
let server: RunningServer
let port = 0
beforeAll(async () => {
  server = await startSiteServer({
    out: site.folder,
    port: 0,
    data: `${site.folder}-data`,
    environment: {},
    timeouts: { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 100 },
  })
  port = Number(new URL(server.url).port)
})
afterAll(async () => {
  server.close()
  await server.closed
  site.remove()
})

const crlf = '\r\n'
const form = 'Content-Type: application/x-www-form-urlencoded'
const lines = (...all: string[]): string => [...all, '', ''].join(crlf)
const head = (first: string, ...headers: string[]): string =>
  lines(`${first} HTTP/1.1`, 'Host: docs.example', ...headers)
const post = (path: string, size: number, ...headers: string[]): string =>
  head(`POST ${path}`, `Content-Length: ${size}`, ...headers) + 'x'.repeat(size)
const chunked = (path: string, size: number): string =>
  `${head(`POST ${path}`, 'Transfer-Encoding: chunked', form)}${size.toString(16)}${crlf}${'x'.repeat(size)}${crlf}0${crlf}${crlf}`

const lastPage = head('GET /docs/x/', 'Connection: close')
const newsletter = '/_/newsletter'

/** Sizes of bodies: in one packet, larger than the buffer of a request, and larger than any route takes. */
const sizes = [5000, 100_000, 3_000_000]

const refusals: [name: string, status: number, bytes: string][] = [
  ...sizes.flatMap((size): [string, number, string][] => [
    [`a form of ${size} bytes`, 413, post(newsletter, size, form)],
    [`a form of ${size} bytes in a chunk`, 413, chunked(newsletter, size)],
    [`a body of ${size} bytes for a page`, size > 2 ** 20 ? 413 : 405, post('/docs/x/', size)],
    [`a body of ${size} bytes of a wrong type`, size > 2 ** 20 ? 413 : 415, post(newsletter, size)],
    [`a body of ${size} bytes and no valid host`, 400, post('/', size).replace('docs.example', 'a/b')],
    [`nonsense of ${size} bytes`, 400, 'x'.repeat(size)],
  ]),
  ['a body with an expectation', 417, post('/', 3_000_000, 'Expect: nonsense')],
  ['an address of 3 MB', 431, head(`GET /${'x'.repeat(3_000_000)}`)],
  ['a header of 3 MB', 431, head('GET /', `X: ${'x'.repeat(3_000_000)}`)],
  [
    'a chunk extension of 3 MB',
    413,
    `${head('POST /', 'Transfer-Encoding: chunked')}1;${'x'.repeat(3_000_000)}`,
  ],
  ['headers that never end', 408, 'GET / HTTP/1.1\r\nHost: docs.example\r\nX: a'],
  ['a form that never ends', 408, post(newsletter, 100, form).slice(0, -1)],
]

describe('[R-121] a refused request leaves a usable connection, or one that is closed in order', () => {
  test.each(refusals)('%s: %d', async (_name, status, bytes) => {
    const { replies, wasReset } = await converse(port, bytes, lastPage)
    const [refusal, ...rest] = replies
    expect([refusal?.status, wasReset]).toEqual([status, false])
    const isClosed = refusal !== undefined && saysClose(refusal)
    expect(rest.map((reply) => reply.status)).toEqual(isClosed ? [] : [200])
  })

  test('a refused body is discarded at once', async () => {
    const countSockets = (): number =>
      process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length
    const agent = new Agent({ keepAlive: true })
    const sent = await Promise.all([200_000, 200_000, 1_100_000].map((size) => send(port, agent, size)))
    expect(sent.map(({ status }) => status)).toEqual([413, 413, 413])
    agent.destroy()
    // The server would drop them later.
    await expect.poll(countSockets, { timeout: 2000 }).toBe(0)
  })

  test('nothing follows a response that ends the connection', async () => {
    const invalid = head('DELETE /', 'Host: docs.example')
    const { replies } = await converse(port, `${invalid}nonsense${crlf}${crlf}`, lastPage)
    expect(replies.map(({ status }) => status)).toEqual([400])
  })

  test('a refusal of HEAD has no body', async () => {
    const { replies } = await converse(port, head('HEAD /nowhere/', 'Transfer-Encoding: x'), lastPage)
    expect(replies.map(({ status, body }) => [status, body])).toEqual([[400, '']])
  })

  test('too many requests: 429', async () => {
    const report = post('/_/search-log', 5000)
    const outcomes = await Promise.all(Array.from({ length: 150 }, () => converse(port, report, lastPage)))
    const statuses = outcomes.map(({ replies }) => replies.map((reply) => reply.status).join(' '))
    expect(statuses.filter((text) => text === '413 200').length).toBeGreaterThanOrEqual(100)
    expect(new Set(statuses)).toEqual(new Set(['413 200', '429 200']))
  })

  test('a body in one packet keeps the connection', async () => {
    const { replies } = await converse(port, post(newsletter, 5000, form).repeat(3), lastPage)
    expect(replies.map(({ status }) => status)).toEqual([413, 413, 413, 200])
  })
})

interface Sent {
  status: number
  error: string | undefined
}

/** Sends a request with a kept connection. */
function send(to: number, agent: Agent, size: number): Promise<Sent> {
  return new Promise((resolve) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const options = {
      port: to,
      agent,
      headers,
      path: size === 0 ? '/docs/x/' : newsletter,
      method: size === 0 ? 'GET' : 'POST',
    }
    const sent = request(options, (response) => {
      response.resume().on('close', () => resolve({ status: response.statusCode ?? 0, error: undefined }))
    })
    sent.on('error', ({ message }) => resolve({ status: 0, error: message }))
    sent.end('x'.repeat(size))
  })
}

/** Sends refused and valid requests in turns. Pages come through kept connections. */
async function alternate(
  to: number,
  { rounds, keepsRefused }: { rounds: number; keepsRefused: boolean },
): Promise<Record<string, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const refused = keepsRefused ? agent : new Agent()
  const counts: Record<string, number> = {}
  const run = async (client: number): Promise<void> => {
    for (let round = 0; round < rounds; round++) {
      const size = sizes[(client + round) % sizes.length] ?? 0
      for (const [name, bytes] of [
        ['refused', size],
        ['page', 0],
      ] as const) {
        const { status, error } = await send(to, bytes === 0 ? agent : refused, bytes)
        const key = `${name} ${error ?? status}`
        counts[key] = (counts[key] ?? 0) + 1
      }
    }
  }
  await Promise.all([0, 1, 2, 3].map(run))
  agent.destroy()
  return counts
}

describe('[R-121] refused requests break no requests of other clients', () => {
  test('with kept connections', async () => {
    expect(await alternate(port, { rounds: 15, keepsRefused: true })).toEqual({
      'refused 413': 60,
      'page 200': 60,
    })
  })

  describe.skipIf(nginx === undefined)('behind nginx', () => {
    test.each([true, false])('that buffers requests: %s', async (isBuffered) => {
      const proxy: HostProcess = await startNginxProxy(nginx ?? '', { upstream: port, isBuffered })
      try {
        expect(await alternate(proxy.port, { rounds: 15, keepsRefused: false })).toEqual({
          'refused 413': 60,
          'page 200': 60,
        })
      } finally {
        await proxy.stop()
      }
    })
  })
})
