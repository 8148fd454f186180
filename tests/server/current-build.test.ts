import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSiteServer } from '../../src/serve-site.ts'
import type { RunningServer } from '../../src/server/listen.ts'
import type { ServerManifest } from '../../src/shared/output/server/server-manifest.ts'
import { fetchVerbatim } from './fetch-verbatim.ts'
import { sendRaw } from './send-raw.ts'
import { writeTableSite } from './table-site.ts'

const site = writeTableSite('/')
let server: RunningServer
let port = 0
beforeAll(async () => {
  const settings = { out: site.folder, data: `${site.folder}-data`, environment: {} }
  server = await startSiteServer({ ...settings, port: 0, hasMetrics: true })
  port = Number(new URL(server.url).port)
})
afterAll(async () => {
  server.close()
  await server.closed
  site.remove()
})

/** Writes what a build writes last, with other headers. */
function buildAgain(policy: string): void {
  const file = join(site.folder, '_/site.json')
  const built: ServerManifest = JSON.parse(readFileSync(file, 'utf8'))
  const all = { ...built.headers.all, 'X-Policy': policy }
  writeFileSync(file, JSON.stringify({ ...built, headers: { ...built.headers, all } }))
}

const getPolicy = async (bytes: string): Promise<string | undefined> =>
  (await sendRaw(port, bytes))[0]?.head.match(/^x-policy: (.*)$/im)?.[1]

/** Requests that Node's parser rejects, and those that the server rejects before it creates a `Request`. */
const noRequest = 'no request\r\n\r\n'
const twoHosts = 'GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n'

test('after a build, an invalid request gets the new headers, even as the first one', async () => {
  expect(await getPolicy(noRequest)).toBeUndefined()
  buildAgain('second')
  await expect.poll(() => getPolicy(noRequest), { timeout: 5000 }).toBe('second')
  expect(await getPolicy(twoHosts)).toBe('second')
  expect((await fetchVerbatim(port, { path: '/docs/x/' })).headers['x-policy']).toBe('second')
})

test('[F-017] after a build, pages and metrics are from the same build', async () => {
  buildAgain('third')
  const policy = async () => (await fetchVerbatim(port, { path: '/nothing/' })).headers['x-policy']
  await expect.poll(policy, { timeout: 5000 }).toBe('third')
  expect(await getPolicy(noRequest)).toBe('third')
  expect((await fetchVerbatim(port, { path: '/metrics' })).headers['x-policy']).toBe('third')
})
