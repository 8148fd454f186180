import { Agent } from 'node:http'
import fc from 'fast-check'
import { type AttackRequest, type AttackResponse, sendAttack } from './send-attack.ts'

/** A host that must not appear in any response. */
const forgedHost = 'forged.example'

const routes = [
  ...[
    '/',
    '/docs/',
    '/docs',
    '/nowhere/',
    '/index.html',
    '/404.html',
    '/index.md',
    '/sitemap.xml',
    '/llms.txt',
  ],
  ...[
    '/mcp',
    '/_/search.json?q=node',
    '/_/search.json',
    '/.well-known/api-catalog',
    '/.well-known/security.txt',
  ],
  ...[
    '/.well-known/agent-skills/index.json',
    '/_/site.json',
    '/_/redirects.json',
    '/_headers',
    '/_/hosts/nginx.conf',
  ],
  ...['/_/sandbox/', '/_/newsletter', '/_/newsletter/confirm?token=a', '/_/feedback', '/_/search-log'],
  ...['/healthz', '/readyz', '/metrics', '/offline-worker.js', '/_/assets/', '/_/social/'],
]

const pieces = [
  ...[
    '/',
    '//',
    '/..',
    '/.',
    '%2f',
    '%2e%2e',
    '%00',
    '%',
    '%ff',
    '\\',
    ';',
    '?',
    '&',
    '=',
    '+',
    '*',
    '~',
    "'",
  ],
  ...[
    '.html',
    '/index.html',
    '.md',
    '.br',
    '.gz',
    '/%2e%2e/%2e%2e/etc/passwd',
    '?q=',
    '&limit=50',
    '?page=-1',
  ],
  ...[
    '?a=1&a=2',
    '__proto__',
    'constructor',
    '%F0%9F%98%80',
    '%0d%0aX-Injected:1',
    '?token=',
    'a'.repeat(500),
  ],
]

/** Header values by name. */
const headerValues: Record<string, readonly string[]> = {
  Accept: [
    'text/markdown',
    'text/html',
    '*/*',
    'application/json, text/event-stream',
    'text/markdown;q=0.1,*/*',
  ],
  'Accept-Encoding': ['br', 'gzip', 'br;q=0', 'identity', '*', 'gzip, br, zstd'],
  'Content-Type': [
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'a',
  ],
  Range: [
    'bytes=0-0',
    'bytes=-1',
    'bytes=5-1',
    `bytes=${'0-1,'.repeat(300)}2-3`,
    'bytes=0-,0-,0-',
    'bytes=9999999-',
  ],
  'If-Range': ['"a"', '*'],
  'If-None-Match': ['*', '"a"', 'W/"a", "b"'],
  Origin: ['null', 'https://other.example', 'http://localhost'],
  Host: [forgedHost, `${forgedHost}:80`],
  'X-Forwarded-Host': [forgedHost],
  'X-Forwarded-Proto': ['javascript', 'https'],
  'X-Forwarded-Port': ['1'],
  Forwarded: [`host=${forgedHost};proto=https`],
  'X-Original-URL': ['/_headers'],
  Referer: ['https://docs.example/', 'a'],
  'Mcp-Session-Id': ['a', '../a'],
  'Mcp-Protocol-Version': ['2025-06-18', '1'],
  'Transfer-Encoding': ['chunked'],
  Connection: ['close', 'keep-alive, Host', 'Upgrade'],
  Expect: ['100-continue'],
}

const call = (name: string, input: object): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } })

const bodies = [
  ...['', '{}', '[]', 'null', '{"a":', '['.repeat(5000), 'email=a', 'email=a&email=b', 'x'.repeat(5000)],
  ...['x'.repeat(200_000), 'x'.repeat(1_100_000), '--x\r\n', '{"__proto__":{"q":1}}'],
  call('search_docs', { query: 'create a node' }),
  call('read_page', { url: '/docs/../../etc/passwd' }),
  call('find_operation', { query: 'node' }),
  call('list_sections', {}),
  `[${Array.from({ length: 50 }, () => call('search_docs', { query: 'node' })).join()}]`,
]

const headerLine = fc
  .constantFrom(...Object.entries(headerValues))
  .chain(([name, values]) =>
    fc
      .oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: fc.string() })
      .map((value) => [name, value.replace(/[^\x20-\x7e]/g, '+').trim()] as const),
  )

const methods = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'QUERY',
]

/** Requests to all routes, with random ends, headers, and bodies. */
function randomRequests(pages: readonly string[]): fc.Arbitrary<AttackRequest> {
  return fc
    .record({
      method: fc.constantFrom(...methods),
      start: fc.oneof(fc.constantFrom(...routes), fc.constantFrom(...pages)),
      ends: fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 5 })), { maxLength: 3 }),
      lines: fc.array(headerLine, { maxLength: 5 }),
      body: fc.constantFrom(...bodies),
      client: fc.nat(5000),
    })
    .map(({ method, start, ends, lines, body, client }) => ({
      method,
      target: (start + ends.join('')).replace(/[^\x21-\x7e]/g, '%20').replace(/^\/+(?=[^/])/, '/'),
      headers: { 'X-Forwarded-For': `10.0.${client >> 8}.${client & 255}`, ...Object.fromEntries(lines) },
      body: method === 'GET' || method === 'HEAD' || body === '' ? undefined : body,
    }))
}

export interface RandomAttack {
  /** Paths of pages. */
  pages: readonly string[]
  seconds: number
  /** The same seed sends the same requests. */
  seed: number
}

export interface AttackResult {
  /** Requests by status. */
  counts: Record<string, number>
  /** Responses that a server must not send. */
  failures: string[]
}

/** Sends random requests from 16 clients for some seconds. */
export async function attackRandomly(
  port: number,
  { pages, seconds, seed }: RandomAttack,
): Promise<AttackResult> {
  const result: AttackResult = { counts: {}, failures: [] }
  const end = performance.now() + seconds * 1000
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const requests = randomRequests(pages)
  const run = async (client: number): Promise<void> => {
    for (let round = 0; performance.now() < end; round++)
      for (const attack of fc.sample(requests, { numRuns: 20, seed: seed + client * 100_000 + round })) {
        const response = await sendAttack(port, attack, agent)
        result.counts[response.status] = (result.counts[response.status] ?? 0) + 1
        const failure = describeFailure(attack, response)
        if (failure !== undefined)
          result.failures.push(`${failure}: ${JSON.stringify(attack).slice(0, 1000)}`)
      }
  }
  await Promise.all(Array.from({ length: 16 }, (_, client) => run(client)))
  agent.destroy()
  return result
}

/** Describes what is wrong with a response. */
function describeFailure(
  attack: AttackRequest,
  { status, headers, body, error }: AttackResponse,
): string | undefined {
  if (error !== undefined) return isExpectedError(attack, error) ? undefined : error
  if (status >= 500 && status !== 503) return `status ${status}`
  if ('x-injected' in headers) return 'injected header'
  const text = `${JSON.stringify(headers)} ${body.toString('latin1')}`
  return text.includes(forgedHost) ? 'forged host' : undefined
}

/**
 * Whether an error is the fault of the request: the connection closed while the client was still writing, or the server
 * couldn't know that a request with broken headers was a HEAD, and explained the refusal.
 */
const isExpectedError = ({ method }: AttackRequest, error: string): boolean =>
  error.includes('EPIPE') || (method === 'HEAD' && error.includes('Data after `Connection: close`'))
