import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MemoryDatabase, openMemoryDatabase } from '../unit/memory-database.ts'
import { sampleFeedback, feedbackUrl as url } from './sample-feedback.ts'

const form = 'application/x-www-form-urlencoded'
const json = 'application/json'

let database: MemoryDatabase
beforeAll(async () => {
  database = await openMemoryDatabase('feedback.sql')
})
afterAll(() => database.close())

const page = '/help/docs/nodes/'
const answer = { page, build: 'abc123', answer: 'yes' }
const deadTicket = 'A'.repeat(27)

interface Hostile {
  method?: string
  type?: string | undefined
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer> | ReadableStream
}

const fields = (changes: Record<string, string>): Hostile => ({
  body: String(new URLSearchParams({ ...answer, ...changes })),
})
const text = (body: string, type = json): Hostile => ({ body, type })
const comment = (changes: Record<string, string>): Hostile => ({
  body: String(new URLSearchParams({ id: deadTicket, comment: 'Words.', ...changes })),
})
const good = String(new URLSearchParams(answer))

const rows: [string, number, Hostile][] = [
  ['GET', 405, { method: 'GET' }],
  ['HEAD', 405, { method: 'HEAD' }],
  ['PUT', 405, { method: 'PUT', body: good }],
  ['DELETE', 405, { method: 'DELETE' }],
  ['PATCH', 405, { method: 'PATCH', body: good }],
  ['OPTIONS, as before a request of another site', 405, { method: 'OPTIONS' }],
  ['a method of nobody', 405, { method: 'X-SPY' }],
  ['another site, by Sec-Fetch-Site', 403, { body: good, headers: { 'Sec-Fetch-Site': 'cross-site' } }],
  ['a sister site', 403, { body: good, headers: { 'Sec-Fetch-Site': 'same-site' } }],
  ['an address bar', 403, { body: good, headers: { 'Sec-Fetch-Site': 'none' } }],
  ['another origin', 403, { body: good, headers: { Origin: 'https://evil.example' } }],
  [
    'an origin that begins like ours',
    403,
    { body: good, headers: { Origin: 'https://docs.example.evil.example' } },
  ],
  ['an origin of nothing', 403, { body: good, headers: { Origin: 'null' } }],
  ['an origin that is none', 403, { body: good, headers: { Origin: 'docs.example' } }],
  ['no type', 415, { body: good, type: undefined }],
  ['an empty type', 415, { body: good, type: '' }],
  ['plain text, which forms of other sites may send', 415, { body: good, type: 'text/plain' }],
  ['a form of parts', 415, { body: good, type: 'multipart/form-data; boundary=x' }],
  ['XML', 415, { body: '<a/>', type: 'application/xml' }],
  ['a type that begins like JSON', 415, text(JSON.stringify(answer), 'application/json5')],
  ['a type named like a property of objects', 415, { body: good, type: 'constructor' }],
  ['too many bytes', 413, fields({ more: 'x'.repeat(20_000) })],
  ['too many bytes of JSON', 413, text(`"${'x'.repeat(20_000)}"`)],
  ['a body without an end', 413, { body: endless() }],
  ['nothing', 422, { body: '' }],
  ['JSON that is cut', 400, text('{"page":')],
  ['nothing as JSON', 400, text('')],
  ['null', 400, text('null')],
  ['a number', 400, text('7')],
  ['a text', 400, text('"yes"')],
  ['a list', 400, text('[]')],
  ['a list of pairs', 400, text('[["page","/"]]')],
  ['a list as a page', 400, text(JSON.stringify({ ...answer, page: [page] }))],
  ['an object as an answer', 400, text(JSON.stringify({ ...answer, answer: { $ne: '' } }))],
  ['true as an answer', 400, text(JSON.stringify({ ...answer, answer: true }))],
  ['null as a comment', 400, text(JSON.stringify({ id: deadTicket, comment: null }))],
  ['a prototype', 400, text(`{"__proto__":{"page":"${page}"}}`)],
  ['JSON ten thousand deep', 413, text('['.repeat(20_000))],
  ['JSON a thousand deep', 400, text('['.repeat(1000))],
  ['an answer twice', 400, { body: `${good}&answer=no` }],
  ['a page twice', 400, { body: `${good}&page=%2Fhelp%2F` }],
  ['an answer that is neither', 422, fields({ answer: 'maybe' })],
  ['an answer in capitals', 422, fields({ answer: 'YES' })],
  ['an empty answer', 422, fields({ answer: '' })],
  ['a page that does not exist', 422, fields({ page: '/help/docs/no/' })],
  ['a page of another base', 422, fields({ page: '/docs/nodes/' })],
  ['a page of another site', 422, fields({ page: 'https://evil.example/help/docs/nodes/' })],
  ['a page of another host', 422, fields({ page: '//evil.example/' })],
  ['a path out of the site', 422, fields({ page: '/help/../../etc/passwd' })],
  ['a path out of the site and in again', 422, fields({ page: '/help/docs/../docs/nodes/' })],
  ['a path with a backslash', 422, fields({ page: '/help/docs\\nodes/' })],
  ['a path with an encoded slash', 422, fields({ page: '/help/docs%2Fnodes/' })],
  ['a path with doubled slashes', 422, fields({ page: '/help//docs/nodes/' })],
  ['a path with a query', 422, fields({ page: `${page}?x` })],
  ['a path with a zero byte', 422, fields({ page: '/help/docs/nodes\0/' })],
  ['a path with a line break', 422, fields({ page: `${page}\r\nX-A: b` })],
  ['data of the engine', 422, fields({ page: '/help/_/assets/' })],
  ['a file', 422, fields({ page: '/help/docs/nodes/index.html' })],
  ['a path without its slash', 422, fields({ page: '/help/docs/nodes' })],
  ['a very long path', 422, fields({ page: `/help/${'a/'.repeat(3000)}` })],
  ['a path of bad UTF-8', 422, { body: 'page=%ff%fe&build=a&answer=yes' }],
  ['no build', 422, fields({ build: '' })],
  ['a long build', 422, fields({ build: 'a'.repeat(65) })],
  ['a build with markup', 422, fields({ build: '<b>' })],
  ['a build with SQL', 422, fields({ build: "'; DROP TABLE feedback; --" })],
  ['a build with a zero byte', 422, fields({ build: 'a\0' })],
  ['an empty comment', 422, comment({ comment: '' })],
  ['a comment of blanks', 422, comment({ comment: ' \n\t ' })],
  ['a comment of nothing that is seen', 422, comment({ comment: '\u200b\u202e\0\u0007' })],
  ['a comment without a word', 422, comment({ comment: '!!! ??? 😀' })],
  ['a long comment', 422, comment({ comment: 'a'.repeat(1001) })],
  ['a comment without a ticket', 410, comment({ id: '' })],
  ['a ticket that is over', 410, comment({})],
  ['a ticket that was made up', 410, comment({ id: '________________________f__' })],
  ['a ticket that is too short', 410, comment({ id: 'abc' })],
  ['a ticket that is too long', 410, comment({ id: 'A'.repeat(5000) })],
  ['a ticket with SQL', 410, comment({ id: "' OR 1=1 --               " })],
  ['a ticket twice', 400, { body: `id=${deadTicket}&id=${deadTicket}&comment=a` }],
  ['a digest as a ticket', 410, comment({ id: 'A'.repeat(43) })],
]

function endless(): ReadableStream {
  const chunk = new TextEncoder().encode('page=aaaaaaaaaaaaaaaa&'.repeat(50))
  return new ReadableStream({ pull: (controller) => controller.enqueue(chunk) })
}

function createRequest({ method = 'POST', headers = {}, body, ...rest }: Hostile, accept: string): Request {
  const type = 'type' in rest ? rest.type : form
  return new Request(url, {
    method,
    headers: { Accept: accept, ...(type === undefined ? {} : { 'Content-Type': type }), ...headers },
    ...(body === undefined
      ? {}
      : { body: type === undefined ? Buffer.from(String(body)) : body, duplex: 'half' }),
  })
}

/** Nothing here may be kept, and no answer may say anything of the inside. */
const createRoutes = () => sampleFeedback(database)

test.each(rows)('[R-121] refused: %s (%i)', async (_, status, hostile) => {
  const response = await createRoutes().request(createRequest(hostile, json))
  expect(response.status).toBe(status)
  expect(response.headers.get('Allow')).toBe(status === 405 ? 'POST' : null)
  if (hostile.method !== 'HEAD') {
    expect(await response.json()).toMatchObject({ problem: expect.stringMatching(/^[A-Z][^<>]{10,}\.$/) })
  }
  expect(await database.query('SELECT feedback_id FROM feedback')).toEqual([])
})

test.each(rows.filter(([, , { body }]) => !(body instanceof ReadableStream)))(
  'refused with a page: %s (%i)',
  async (_, status, hostile) => {
    const response = await createRoutes().request(createRequest(hostile, 'text/html'))
    expect(response.status).toBe(status)
  },
)

test('the same request is accepted without the flaw', async () => {
  const response = await createRoutes().request(createRequest(fields({ '': '', more: 'x' }), json))
  expect(response.status).toBe(200)
  await database.query('TRUNCATE feedback')
})
