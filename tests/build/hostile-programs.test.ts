import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildOurSite } from '../our-site.ts'
import { endProcess } from '../processes/end-process.ts'
import { type AttackedServer, startAttackedServer } from '../server/attack/attacked-server.ts'
import { hostileMessages, searchCall } from '../server/attack/hostile-messages.ts'
import { type AttackResponse, sendAttack } from '../server/attack/send-attack.ts'

const data = mkdtempSync(join(tmpdir(), 'docent-programs-'))
let server: AttackedServer
let out: string

beforeAll(async () => {
  ;({ out } = await buildOurSite())
  server = await startAttackedServer(out, data)
})
afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
})

/** Words that only the inside of the server has. */
const inside = /root:x|node_modules|\.ts:\d|at (?:async )?\w+ \(|ENOENT/

let clients = 0
/** Sends a message as a new client, unless the headers name one. */
function call(body: string, headers: Record<string, string> = {}, method = 'POST'): Promise<AttackResponse> {
  clients++
  const all = {
    'X-Forwarded-For': `10.2.${clients >> 8}.${clients & 255}`,
    Accept: 'application/json, text/event-stream',
    'Content-Type': 'application/json',
    'MCP-Protocol-Version': '2025-06-18',
    ...headers,
  }
  return sendAttack(server.port, {
    method,
    target: '/mcp',
    headers: all,
    body: body === '' ? undefined : body,
  })
}

describe('[R-121] hostile messages to the MCP server', () => {
  test.each(hostileMessages)('$name: $status', async ({ body, status, answer = /./s }) => {
    const response = await call(body)
    const text = response.body.toString()
    expect([response.status, text.slice(0, 400)]).toEqual([
      status,
      expect.stringMatching(status === 202 ? /^$/ : answer),
    ])
    expect(text).not.toMatch(inside)
  })

  test('pages of other sites may not use it, even if their name leads to this machine', async () => {
    const own = `http://127.0.0.1:${server.port}`
    const statuses: Record<string, number> = {}
    for (const origin of [
      'null',
      '',
      'https://evil.example',
      'file://',
      `${own}.evil.example`,
      `${own}, https://evil.example`,
    ])
      statuses[origin] = (await call(searchCall('x'), { Origin: origin })).status
    expect(new Set(Object.values(statuses))).toEqual(new Set([403]))
    expect((await call(searchCall('x'), { Origin: own })).status).toBe(200)
    const rebound = { Origin: 'http://evil.example', Host: 'evil.example' }
    expect((await call(searchCall('x'), rebound)).status).toBe(403)
    const preflight = await call('', { ...rebound, 'Access-Control-Request-Method': 'POST' }, 'OPTIONS')
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([403, undefined])
  })

  test('there are no sessions and no methods but POST', async () => {
    expect((await call(searchCall('x'), { 'Mcp-Session-Id': '../../a' })).status).toBe(200)
    for (const method of ['GET', 'DELETE', 'PUT', 'TRACE', 'QUERY', 'PROPFIND'])
      expect([method, (await call('', { 'Mcp-Session-Id': 'a' }, method)).status]).toEqual([method, 405])
    expect(server.errors()).toBe('')
  })

  test('a batch counts as its messages', async () => {
    const batch = `[${Array.from({ length: 25 }, () => searchCall('node')).join()}]`
    // At once, because a slow machine would answer some of them only in the next minute.
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => call(batch, { 'X-Forwarded-For': '10.3.0.1' })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429])
    expect((await call(searchCall('node'))).status).toBe(200)
  })

  test('a flood is refused, and pages and other clients are served after it', async () => {
    const replies = await Promise.all(
      Array.from({ length: 300 }, (_, index) => call(searchCall(`flood ${index}`))),
    )
    const statuses = new Set(replies.map(({ status }) => status))
    expect(statuses).toEqual(new Set([200, 503]))
    expect((await call(searchCall('node'))).status).toBe(200)
    expect(server.errors()).toBe('')
  })
})

describe('[R-121] `docent mcp` on standard input', () => {
  test('answers what is valid between nonsense, and ends with its input', async () => {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, '../../src/cli.ts'), 'mcp', '--out', out],
      {
        env: { PATH: process.env.PATH ?? '' },
        stdio: ['pipe', 'pipe', 'pipe'],
      },
    )
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    const initialize = {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    }
    const lines = [
      JSON.stringify({ jsonrpc: '2.0', id: 'first', method: 'initialize', params: initialize }),
      JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }),
      ...hostileMessages.map(({ body }) => body.replaceAll('\n', ' ')),
      'x'.repeat(1_000_000),
      '\0\x01\uFFFD',
      JSON.stringify({ jsonrpc: '2.0', id: 'last', method: 'tools/list' }),
    ]
    try {
      child.stdin.write(`${lines.join('\n')}\n`)
      await expect.poll(() => output, { timeout: 20_000 }).toMatch(/"id":"last"/)
      child.stdin.end()
      const [code] = await once(child, 'exit')
      expect(code).toBe(0)
      // Every line is a message.
      for (const line of output.trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' })
      expect(output).not.toMatch(inside)
    } finally {
      await endProcess(child)
    }
  })
})
