import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSiteServer } from '../../src/serve-site.ts'
import type { RunningServer } from '../../src/server/listen.ts'
import { fetchVerbatim } from './fetch-verbatim.ts'
import { raw } from './hostile/hostile-request.ts'
import { hostileRequests } from './hostile-table.ts'
import { type RawReply, sendRaw } from './send-raw.ts'
import { tableHeaders, writeTableSite } from './table-site.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const site = writeTableSite('/')
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

/** Words that only the inside of the server has. */
const inside = /secret|node_modules|\.ts:\d|at (?:async )?\w+ \(|Error:|ENOENT|docent-hosts/

function expectHarmless({ status, head, body }: RawReply): void {
  expect(head + body).not.toMatch(inside)
  if (status === 100) return
  expect(head).toContain(tableHeaders.all['Content-Security-Policy'])
  expect(head).not.toMatch(/^(?:set-cookie|x-injected)/im)
  const location = head.match(/^location: *(.*)$/im)?.[1] ?? '/'
  expect(location).toMatch(/^\/(?![/\\])[^\s\\]*$/)
  expect(head.match(/^location:/gim)?.length ?? 0).toBeLessThan(2)
}

describe.each(Object.entries(hostileRequests))('[R-121] hostile: %s', (_group, rows) => {
  test.each(rows.map((row) => [row.name, row] as const))('%s', async (_name, { bytes, statuses }) => {
    const replies = await sendRaw(port, bytes)
    expect(replies.map(({ status }) => status)).toEqual(statuses)
    for (const reply of replies) expectHarmless(reply)
  })
})

describe('[R-121] connections that take their time', () => {
  test.each([
    [
      'headers that never end are answered 408',
      408,
      'GET /docs/x/ HTTP/1.1\r\nHost: docs.example\r\nX-Slow: a',
    ],
    [
      'a body that never comes is not waited for',
      405,
      'POST /docs/x/ HTTP/1.1\r\nHost: docs.example\r\nContent-Length: 10\r\n\r\nabc',
    ],
  ])('%s, and closed', async (_name, status, bytes) => {
    const replies = await sendRaw(port, bytes)
    expect(replies.map(({ status }) => status)).toEqual([status])
    for (const reply of replies) expectHarmless(reply)
  })

  test("two hundred of them don't block other clients", async () => {
    const slow = Array.from({ length: 200 }, () => sendRaw(port, 'GET /docs/x/ HTTP/1.1\r\nHost: docs'))
    const page = await fetchVerbatim(port, { path: '/docs/x/' })
    expect(page.status).toBe(200)
    expect((await Promise.all(slow)).map(([reply]) => reply?.status)).toEqual(Array(200).fill(408))
  })
})

describe('after all hostile requests, under load', () => {
  /** Bytes that a load of hostile requests may leave behind: less than a twentieth of what it sends. */
  const mostGrowth = 24 * 2 ** 20

  /** Measures the memory in use after a garbage collection. */
  async function settledMemory(): Promise<number> {
    for (let round = 0; round < 5; round++) {
      collectGarbage()
      await new Promise((resolve) => setImmediate(resolve))
    }
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return heapUsed + arrayBuffers
  }

  test('the server is alive, ready, and uses no more memory', async () => {
    const all = Object.values(hostileRequests).flat()
    const attack = async (round: number): Promise<void> => {
      for (let index = 0; index < all.length; index += 20)
        await Promise.all(all.slice(index, index + 20).map(({ bytes }) => sendRaw(port, bytes)))
      const names = Array.from({ length: 500 }, (_, index) =>
        raw(`GET /nothing-${round}-${index}/${'x'.repeat(1000)}`),
      )
      await Promise.all(names.map((bytes) => sendRaw(port, bytes)))
    }
    await attack(0)
    const before = await settledMemory()
    for (let round = 1; round <= 5; round++) await attack(round)
    expect((await settledMemory()) - before).toBeLessThan(mostGrowth)
    expect((await fetchVerbatim(port, { path: '/healthz' })).body.toString()).toBe('{"status":"alive"}')
    expect((await fetchVerbatim(port, { path: '/readyz' })).body.toString()).toBe(
      '{"status":"ready","storage":"idle"}',
    )
    expect((await fetchVerbatim(port, { path: '/docs/x/' })).status).toBe(200)
  })
})
