import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildOurSite } from '../our-site.ts'
import { type AttackedServer, startAttackedServer } from '../server/attack/attacked-server.ts'
import { openIdleConnections } from '../server/attack/idle-connections.ts'
import { isLongAttack } from '../server/attack/is-long-attack.ts'
import { attackRandomly } from '../server/attack/random-requests.ts'
import { type AttackResponse, sendAttack } from '../server/attack/send-attack.ts'

const data = mkdtempSync(join(tmpdir(), 'docent-attack-'))
let server: AttackedServer
let redirects: [from: string, to: string][]

beforeAll(async () => {
  const { out } = await buildOurSite()
  redirects = Object.entries(JSON.parse(readFileSync(join(out, '_/redirects.json'), 'utf8')))
  server = await startAttackedServer(out, data)
})
afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
})

const get = (target: string, headers: Record<string, string> = {}): Promise<AttackResponse> =>
  sendAttack(server.port, { method: 'GET', target, headers, body: undefined })

/** Spellings of an old path, with queries, that try to leave the site or to add a header. */
const spellings: ((path: string) => string)[] = [
  (path) => path.slice(0, -1),
  (path) => `${path.slice(0, -1)}.html`,
  (path) => `${path}index.html`,
  (path) => `/${path}`,
  (path) => `//evil.example/..${path}`,
  (path) => `/%2fevil.example/%2e%2e${path}`,
  (path) => `/\\evil.example${path}`,
  (path) => `${path}//evil.example/`,
  (path) => `${path}?next=//evil.example&a=%0d%0aX-Injected:1`,
  (path) => `${path}?url=https://evil.example`,
  (path) => `${path}?${'a'.repeat(3000)}`,
  (path) => `${path}%0d%0aX-Injected:1`,
  (path) => `${path}%00`,
  (path) => `${path}..;/`,
  (path) => `${path.slice(0, -1)}%2f`,
  (path) => `${path.slice(0, -1)}%252f`,
  (path) => path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
]

/** Requests a spelling and follows its redirect. Describes what is wrong with them. */
async function findRedirectProblem(target: string): Promise<string | undefined> {
  const { status, headers } = await get(target)
  const { location } = headers
  if (location === undefined) return status === 400 || status === 404 ? undefined : `${target}: ${status}`
  const isInside = /^\/(?![/\\])[\x21-\x7e]*$/.test(location) && headers['x-injected'] === undefined
  const next = await get(location.split('#')[0] ?? '')
  const isFine = isInside && location.includes(target.split('?')[1] ?? '') && next.status === 200
  return isFine ? undefined : `${target}: ${location} is ${next.status}`
}

describe('[R-121] an attack on the built site', () => {
  test('no redirect leaves the site, adds a header, loses the query, or leads to another one', async () => {
    const attacked = redirects.filter((_, index) => isLongAttack || index % 10 === 0)
    const problems: (string | undefined)[] = []
    for (const [from] of attacked)
      for (const spell of spellings) problems.push(await findRedirectProblem(spell(encodeURI(from))))
    expect(problems.filter((problem) => problem !== undefined)).toEqual([])
    expect(attacked.length).toBeGreaterThan(20)
  })

  test('a shared cache that follows `Vary` sends nobody what is for others', async () => {
    const targets = [
      '/',
      '/docs/',
      '/nowhere/',
      '/robots.txt',
      '/index.md',
      '/_/search.json?q=node',
      '/_/pages.json',
    ]
    const variants = listVariants()
    const problems: string[] = []
    for (const target of targets) {
      const stored = new Map<string, string>()
      for (const [client, headers] of variants.entries()) {
        const response = await get(target, { 'X-Forwarded-For': `10.1.0.${client}`, ...headers })
        const vary = String(response.headers.vary ?? '')
          .toLowerCase()
          .split(/, */)
          .filter((name) => name !== '')
        const sent = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
        const key = JSON.stringify(sent.filter(([name]) => vary.includes(name)))
        const value = summarize(response)
        if ((stored.get(key) ?? value) !== value)
          problems.push(`${target} ${JSON.stringify(headers)}: ${value}`)
        stored.set(key, value)
      }
    }
    expect(problems).toEqual([])
  })

  test('idle connections block nobody', async () => {
    const count = isLongAttack ? 10_000 : 1000
    const before = await server.measure()
    const idle = await openIdleConnections(server.port, count)
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => get('/docs/myaccount/GettingStarted/')),
    )
    const after = await server.measure()
    expect(idle.countOpen()).toBe(count)
    expect(replies.filter(({ status }) => status !== 200)).toEqual([])
    expect(after.memory - before.memory).toBeLessThan(60 + count * 0.02)
    if (isLongAttack) {
      console.log(`${count} idle connections:`, before, after)
      // Connections that send nothing are closed after ten seconds.
      await expect.poll(() => idle.countOpen(), { timeout: 20_000 }).toBe(0)
    }
    idle.close()
  }, 60_000)

  test('random requests get responses and block nobody', async () => {
    const pages = redirects
      .flatMap(([from, to]) => [from, to.split('#')[0] ?? ''])
      .filter((path) => path.startsWith('/'))
    const seconds = isLongAttack ? 60 : 3
    await server.measure()
    const { counts, failures } = await attackRandomly(server.port, {
      pages,
      seconds,
      seed: isLongAttack ? Date.now() : 1,
    })
    const state = await server.measure()
    if (isLongAttack) console.log(`${seconds} s of random requests:`, counts, state)
    expect(failures).toEqual([])
    expect(server.errors()).toBe('')
    expect(state.longestBlock).toBeLessThan(1000)
    expect((await get('/docs/myaccount/GettingStarted/')).status).toBe(200)
    expect(server.isAlive()).toBe(true)
  }, 120_000)
})

/** Combinations of headers that may change a response, and of those that must not. */
function listVariants(): Record<string, string>[] {
  const accepts = [
    undefined,
    'text/markdown',
    'text/html',
    '*/*',
    'TEXT/MARKDOWN',
    'text/markdown;q=0.1, text/html',
  ]
  const encodings = [undefined, 'gzip', 'br', 'br;q=0, gzip', 'identity']
  const others = [{}, { Host: 'forged.example' }, { 'X-Forwarded-Host': 'forged.example' }, { Cookie: 'a=1' }]
  const more = [
    { Origin: 'https://other.example' },
    { 'Accept-Language': 'hi' },
    { 'Sec-Fetch-Mode': 'cors' },
  ]
  return accepts.flatMap((accept) =>
    encodings.flatMap((encoding) =>
      [...others, ...more].map((other) => ({
        ...(accept !== undefined && { Accept: accept }),
        ...(encoding !== undefined && { 'Accept-Encoding': encoding }),
        ...other,
      })),
    ),
  )
}

const summarize = ({ status, headers, body }: AttackResponse): string =>
  JSON.stringify([
    status,
    body.length,
    ...['etag', 'content-type', 'content-encoding', 'access-control-allow-origin', 'location'].map(
      (name) => headers[name],
    ),
  ])
