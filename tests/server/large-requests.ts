import fc from 'fast-check'

/** A request with as much of something as the server lets in. */
export interface LargeRequest {
  method: string
  /** Path and query. */
  target: string
  headers: Record<string, string>
  body: string | undefined
}

/** Characters of an address, a header, and a body that is larger than any route takes. */
const maxTarget = 8000
const maxHeader = 30_000
const maxBody = 140_000

/** Units with a special meaning for parsers of paths, headers, and forms. */
const units = [
  ...['a', ' ', '\t', ',', ';', '=', '/', '.', ':', '-', '@', '&', '"', '\\', '(', '[', '{', '1', '*/'],
  ...[
    'a=',
    'a=1&',
    ',;',
    ';q=',
    '; q = ',
    ';q=1,',
    'W/"a",',
    'text/markdown,',
    'br,',
    'bytes=1-,',
    '::',
    '1.',
  ],
  ...[
    '/..',
    '/.',
    '//',
    '.html',
    '/index.html',
    '%2f',
    '%2e%2e/',
    '%61',
    '%',
    '%00',
    '%F0%9F%98%80',
    '\\u0041',
  ],
  ...['xn--', 'a.', '@a', 'a@', 'password=', '1 ', 'A1', '[[', '{"a":', '{"a":1},', '--x\r\n'],
]

const unit = fc.oneof(fc.constantFrom(...units), fc.string({ minLength: 1, maxLength: 4 }))

/** A start, a unit that is repeated, and an end that fits neither. */
const filled = (length: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom('', 'a', '"', '/'), unit, fc.constantFrom('', 'z', '!', '"'))
    .map(
      ([start, middle, end]) =>
        start + middle.repeat(Math.ceil(length / middle.length)).slice(0, length) + end,
    )

const inTarget = filled(maxTarget).map((text) => text.replace(/[^\x21-\x7e]|#/g, '+'))
const inHeader = filled(maxHeader).map((text) => text.replace(/[^\x20-\x7e]/g, '+'))

const headerNames = [
  ...[
    'Accept',
    'Accept-Encoding',
    'Authorization',
    'Content-Type',
    'Cookie',
    'Host',
    'If-None-Match',
    'If-Range',
  ],
  ...['Origin', 'Prefer', 'Range', 'Referer', 'User-Agent', 'X-Forwarded-For', 'X-Names'],
]

const form = 'application/x-www-form-urlencoded'
const types = [form, 'application/json', 'multipart/form-data; boundary=x', 'text/plain']

/** A route, with what it reads of a body. */
export interface LargeRoute {
  path: string
  /** Fields of its form. */
  fields?: string[]
  /** Bytes of a body that it just takes. */
  size?: number
}

/** Fields that a form needs before it looks at others. */
const otherFields = {
  id: 'A'.repeat(27),
  page: '/docs/x/',
  answer: 'yes',
  build: 'b',
  count: 0,
  wasOpened: false,
}

function formatBody(type: string, field: string, value: string): string {
  const fields = { ...otherFields, [field]: value }
  if (type === 'application/json') return JSON.stringify(fields)
  const pairs = Object.entries(fields).map(([name, text]) => [name, String(text)] as const)
  if (!type.startsWith('multipart/')) return String(new URLSearchParams(pairs.map(([...pair]) => pair)))
  const parts = pairs.map(([name, text]) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${text}`)
  return `--x\r\n${parts.join('\r\n--x\r\n')}\r\n--x--\r\n`
}

/** A body that is large as a whole, or in one field. */
function bodyFor({ path, fields = ['x'], size = maxBody }: LargeRoute): fc.Arbitrary<LargeRequest> {
  const length = fc.constantFrom(size / 20, size / 4, size - 200, maxBody).map(Math.floor)
  return fc
    .tuple(fc.constantFrom(...types), fc.constantFrom(undefined, ...fields), length.chain(filled))
    .map(([type, field, value]) => ({
      method: 'POST',
      target: path,
      headers: { 'Content-Type': type },
      body: field === undefined ? value : formatBody(type, field, value),
    }))
}

/** Requests to some routes, each large in one place. */
export function largeRequests(routes: readonly LargeRoute[]): fc.Arbitrary<LargeRequest> {
  const path = fc.constantFrom(...routes.map((route) => route.path))
  const get = { method: 'GET', headers: {}, body: undefined }
  return fc.oneof(
    fc.tuple(path, inTarget).map(([start, rest]) => ({ ...get, target: start + rest })),
    fc.tuple(path, inTarget).map(([start, rest]) => ({ ...get, target: `${start}?token=${rest}` })),
    fc
      .tuple(path, fc.constantFrom(...headerNames), inHeader)
      .map(([target, name, value]) => ({ ...get, target, headers: { [name]: value } })),
    fc.tuple(path, fc.constantFrom(...headerNames), inHeader).map(([target, name, value]) => ({
      method: 'POST',
      target,
      headers: { 'Content-Type': form, [name]: value },
      body: formatBody(form, 'email', 'a@docs.example'),
    })),
    ...routes.map(bodyFor),
  )
}
