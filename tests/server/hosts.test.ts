import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxPolicy } from '../../src/shared/output/published-files.ts'
import { debianProgram } from '../processes/debian-program.ts'
import { fetchVerbatim, type VerbatimResponse } from './fetch-verbatim.ts'
import { type HostProcess, startCaddy, startDocentHost, startNginx } from './host-process.ts'
import { requestTable } from './request-table.ts'
import type { TableRow } from './table-row.ts'
import { tableHeaders, writeTableSite } from './table-site.ts'

const nginx = debianProgram('nginx')
const caddy = debianProgram('caddy')

interface Host {
  name: string
  /** Undefined where its program is missing. */
  start: ((site: string) => Promise<HostProcess>) | undefined
}

const hosts: Host[] = [
  { name: 'docent serve', start: startDocentHost },
  { name: 'nginx', start: nginx === undefined ? undefined : (site) => startNginx(nginx, site) },
  { name: 'Caddy', start: caddy === undefined ? undefined : (site) => startCaddy(caddy, site) },
]

const wantedPolicy = tableHeaders.all['Content-Security-Policy'] ?? ''

const readBody = ({ headers, body }: VerbatimResponse): string =>
  (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('utf8')

/** Servers escape differently what need not be escaped, and an empty query stays with one of them. */
const decodeLocation = (location: string | undefined): string | undefined => {
  const [, path = '', rest = ''] = location?.match(/^([^?#]*)(.*)$/s) ?? []
  return location === undefined ? undefined : decodeURIComponent(path) + rest.replace(/^\?$/, '')
}

describe.each(hosts)(
  '[F-022] [R-003] [R-006] $name responds like every server of the site',
  ({ name, start }) => {
    describe.each(['/', '/help/'])('at %s', (base) => {
      const prefix = base.slice(0, -1)
      const site = writeTableSite(base)
      let host: HostProcess | undefined
      beforeAll(async () => {
        host = await start?.(site.folder)
      })
      afterAll(async () => {
        await host?.stop()
        site.remove()
      })

      const askHost = (row: Pick<TableRow, 'path' | 'method' | 'headers'>): Promise<VerbatimResponse> => {
        if (host === undefined) throw new Error(`${name} is not running.`)
        return fetchVerbatim(host.port, { ...row, path: prefix + row.path })
      }

      const reason = `${name} is not installed, and this user cannot install it.`
      describe.skipIf(start === undefined)(start === undefined ? reason : 'the table', () => {
        describe.each(Object.entries(requestTable))('%s', (_group, rows) => {
          test.each(rows.map((row) => [describeRow(row), row] as const))('%s', async (_title, row) => {
            expectReply(await askHost(row), row, prefix)
          })
        })

        test('a known validator gets 304, and a range request continues from it', async () => {
          const { headers } = await askHost({ path: '/docs/x/' })
          const etag = headers.etag ?? ''
          expect(etag).toMatch(/^"[^"]+"$/)
          for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
            const again = await askHost({ path: '/docs/x/', headers: { 'If-None-Match': known } })
            expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
            expect(again.headers['cache-control']).toBe('no-cache')
            expect(again.headers.vary).toBe('Accept, Accept-Encoding')
          }
          const part = await askHost({ path: '/docs/x/', headers: { Range: 'bytes=3-6', 'If-Range': etag } })
          expect([part.status, part.body.toString()]).toEqual([206, 'page'])
        })

        test('the validators of HTML, Markdown and compressed forms differ', async () => {
          const requests = [{}, { Accept: 'text/markdown' }, { 'Accept-Encoding': 'gzip' }]
          const replies = await Promise.all(requests.map((headers) => askHost({ path: '/docs/x/', headers })))
          expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(3)
        })

        test('HEAD is GET without a body', async () => {
          for (const row of Object.values(requestTable).flat()) {
            if (row.method !== undefined || row.headers?.Range !== undefined) continue
            const [get, head] = [await askHost(row), await askHost({ ...row, method: 'HEAD' })]
            expect([row.path, head.status, head.body.length]).toEqual([row.path, get.status, 0])
            for (const name of [
              'location',
              'content-type',
              'content-encoding',
              'etag',
              'vary',
              'cache-control',
            ])
              expect([row.path, name, head.headers[name]]).toEqual([row.path, name, get.headers[name]])
          }
        })
      })
    })
  },
)

function expectReply(reply: VerbatimResponse, row: TableRow, prefix: string): void {
  const { location, body, expected = {} } = row
  expect(reply.status).toBe(row.status)
  if (location !== undefined)
    expect(decodeLocation(reply.headers.location)).toBe(
      location.startsWith('https:') ? location : prefix + location,
    )
  if (body !== undefined) expect(readBody(reply).slice(0, body.length)).toBe(body)
  for (const [name, value] of Object.entries(expected))
    expect([name, reply.headers[name]]).toEqual([name, value])
  // nginx says everything twice where a part cannot be sent.
  if (expected['content-security-policy'] === undefined) expectPolicy(reply)
  expect(reply.headers['x-content-type-options']).toMatch(/^nosniff/)
  expect(reply.headers['last-modified']).toBeUndefined()
}

function expectPolicy({ status, headers }: VerbatimResponse): void {
  const policy = String(headers['content-security-policy'])
  // A refusal of a file that could run code may have the policy of the file.
  const isEmpty = status === 301 || status === 405
  const allowed = isEmpty ? [wantedPolicy, sandboxPolicy] : [wantedPolicy]
  expect(allowed.some((wanted) => policy.startsWith(wanted))).toBe(true)
}

const describeRow = ({ method = 'GET', path, headers = {}, status }: TableRow): string =>
  `${method} ${path} ${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join(' ')} is ${status}`
