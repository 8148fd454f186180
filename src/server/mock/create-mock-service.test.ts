import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createFolder } from '../../../tests/new-folder.ts'
import { jsonContent, sampleDocument, sampleOperation } from '../../../tests/unit/api-values.ts'
import type { ApiDocument, Schema } from '../../shared/api/api-document.ts'
import type { Handler } from '../create-file-handler.ts'
import { createMockService, type MockServiceOptions } from './create-mock-service.ts'

let folder = ''
beforeEach(() => {
  folder = createFolder('sandbox')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, content: unknown): string {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(content))
  return path
}

const pages: Handler = async (request) => new Response(`${request.method} of the site`, { status: 404 })

type Ask = (path: string, init?: RequestInit) => Promise<Response>

function openSandbox(base: string, options: MockServiceOptions = {}): Ask {
  // The limits of a thread count time of the clock, so on a busy machine any request could exceed the real ones.
  const limits = { requestTimeout: 60_000, startTimeout: 60_000, ...options.limits }
  const sandbox = createMockService({ ...options, limits })
  onTestFinished(() => sandbox.close())
  const routes = sandbox.createRoutes({ path: `${base}_/sandbox`, folder, pages })
  return async (path, init) => routes.request(`http://localhost${path}`, init, {})
}

const read = async (response: Response): Promise<[number, string]> => [
  response.status,
  (await response.text()).replace(/\s+/g, ''),
]

const documentThatSays = (value: string): ApiDocument => {
  const contents = [jsonContent(true, [{ name: 'example', summary: '', value }])]
  const responses = [{ status: '200', description: '', headers: [], contents }]
  return sampleDocument({ id: 'x', operations: [sampleOperation({ method: 'GET', path: '/a/', responses })] })
}
const list = [{ id: 'x', label: 'X', document: '/_/api/x/document.json' }]

test('[F-016] serves the APIs of a built site below the base', async () => {
  write('_/api/index.json', list)
  write('_/api/x/document.json', documentThatSays('hello'))
  const ask = openSandbox('/help/')
  expect(await read(await ask('/help/_/sandbox/x/a'))).toEqual([200, '"hello"'])
  expect((await ask('/help/_/sandbox/x/a', { method: 'POST' })).status).toBe(405)
  expect(await (await ask('/help/_/sandbox')).text()).toContain('"path": "/help/_/sandbox/x/"')
  expect(await read(await ask('/help/_/sandbox/x/a', { method: 'HEAD' }))).toEqual([200, ''])
  for (const path of ['/_/sandbox/x/a', '/help/_/sandboxes/x/a'])
    expect(await (await ask(path)).text()).toBe('404 Not Found')
})

test('a site without APIs has no sandbox, until a build adds one', async () => {
  const ask = openSandbox('/')
  expect(await read(await ask('/_/sandbox/x/a', { method: 'POST' }))).toEqual([404, 'GETofthesite'])
  write('_/api/x/document.json', documentThatSays('hello'))
  write('_/api/index.json', list)
  expect(await read(await ask('/_/sandbox/x/a'))).toEqual([200, '"hello"'])
})

test('a rebuilt document is reloaded', async () => {
  write('_/api/index.json', list)
  write('_/api/x/document.json', documentThatSays('old'))
  const ask = openSandbox('/')
  const first = await Promise.all([ask('/_/sandbox/x/a').then(read), ask('/_/sandbox/x/a/').then(read)])
  expect(first.map(([, text]) => text)).toEqual(['"old"', '"old"'])
  const file = write('_/api/x/document.json', documentThatSays('new'))
  utimesSync(file, 1, 1)
  expect(await read(await ask('/_/sandbox/x/a'))).toEqual([200, '"new"'])
})

describe('[R-121] one client does not stop the sandbox, and the sandbox does not stop the site', () => {
  /** Takes longer than anybody waits: `a` is tried in every combination. */
  const slowPattern: Schema = { type: 'object', properties: { name: { type: 'string', pattern: '^(a+)+$' } } }
  const slowBody = JSON.stringify({ name: `${'a'.repeat(60)}!` })

  function writeSlowApi(): void {
    const body = { description: '', isRequired: true, contents: [jsonContent(slowPattern)] }
    write('_/api/index.json', list)
    const operations = [sampleOperation({ path: '/a/', body })]
    write('_/api/x/document.json', sampleDocument({ id: 'x', operations }))
  }

  const post = (body: string): RequestInit => ({
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  })

  test('an endless check is stopped, and the next request gets a response', async () => {
    writeSlowApi()
    const ask = openSandbox('/', { limits: { requestTimeout: 3000 } })
    const before = performance.eventLoopUtilization()
    const [slow, next] = await Promise.all([
      ask('/_/sandbox/x/a', post(slowBody)),
      ask('/_/sandbox/x/a', post('{"name":"aaa"}')),
    ])
    expect([slow.status, slow.headers.get('Retry-After')]).toEqual([503, '1'])
    expect(await slow.json()).toEqual({
      message: 'The sandbox stopped checking this request because it took too long. Try again in 1 second.',
    })
    expect(next.status).toBe(200)
    // If the check ran in this thread, it would be busy until the test times out.
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(1)
  })

  test('requests are rejected when the queue is full', async () => {
    writeSlowApi()
    const ask = openSandbox('/', { limits: { requestTimeout: 10_000, maxWaiting: 2 } })
    const replies = await Promise.all([1, 2, 3].map(() => ask('/_/sandbox/x/a', post('{}'))))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 503])
  })

  test('each client has its own limit', async () => {
    writeSlowApi()
    const permits = new Map([['', 2]])
    const takePermit = (client: string): number => {
      const left = permits.get(client) ?? 0
      permits.set(client, left - 1)
      return left > 0 ? 0 : 7
    }
    const ask = openSandbox('/', { takePermit })
    expect((await ask('/_/sandbox/x/a', post('{}'))).status).toBe(200)
    expect((await ask('/_/sandbox')).status).toBe(200)
    const refused = await ask('/_/sandbox/x/a', post('{}'))
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '7'])
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(await refused.json()).toEqual({
      message:
        'Too many requests. The sandbox limits how many requests you can send per second. Try again in 7 seconds.',
    })
  })

  test('a body of more than 128 KB never reaches the mock', async () => {
    writeSlowApi()
    const ask = openSandbox('/')
    const reply = await ask('/_/sandbox/x/a', post('['.repeat(131_073)))
    expect([reply.status, await reply.json()]).toEqual([
      413,
      { message: 'The body is larger than 131072 bytes.' },
    ])
  })
})
