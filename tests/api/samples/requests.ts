import fc from 'fast-check'
import type { SampleBody, SamplePart, SampleRequest } from '../../../src/shared/api/request-spec.ts'

/** Text that closes literals, starts code in them, or is changed by a compiler. */
const nasty = [
  '"',
  "'",
  '`',
  '\\',
  '\n',
  '\r',
  '\t',
  '"""',
  "'''",
  '${x}',
  '#{x}',
  '#$x',
  '$x',
  '{$x}',
  '$(x)',
  '\\u0041',
  '\\n',
  '%s',
  '%20',
  '&',
  '=',
  '?>',
  '*/',
  '//',
  '# ',
  '<<EOF',
  '@file',
  ' ',
  'ü',
  '漢',
  '😀',
  '\u2028',
  '\ufeff',
  '\u007f',
]

const nastyText = fc
  .array(fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'grapheme', maxLength: 4 })), { maxLength: 6 })
  .map((parts) => parts.join('').replaceAll('\0', ''))

/** Valid header values: one line. */
const headerText = nastyText.map((text) => text.replace(/[\r\n]/g, '').trim())
const pair = fc.tuple(nastyText, nastyText)

const json = fc.jsonValue({ stringUnit: 'grapheme' })
const fileName = fc.constantFrom('photo.png', 'notes.txt')
/** Names without `=`, at which cURL would end them. */
const partName = fc.stringMatching(/^[a-z][a-z_.-]{0,8}$/)
const part: fc.Arbitrary<SamplePart> = fc.oneof(
  fc.record({ kind: fc.constant('text' as const), name: partName, value: nastyText }),
  fc.record({ kind: fc.constant('file' as const), name: partName, file: fileName }),
)

const body: fc.Arbitrary<SampleBody> = fc.oneof(
  fc.oneof(json, fc.dictionary(nastyText, fc.oneof(nastyText, json))).map((value) => {
    // Values from an editor went through JSON: no -0, no undefined.
    const parsed: unknown = JSON.parse(JSON.stringify(value))
    return { kind: 'json' as const, value: parsed }
  }),
  fc.array(pair, { minLength: 1, maxLength: 3 }).map((fields) => ({ kind: 'form' as const, fields })),
  nastyText.map((text) => ({ kind: 'text' as const, text })),
  fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => ({ kind: 'multipart' as const, parts })),
  fileName.map((file) => ({ kind: 'file' as const, file })),
)
const contentType = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  text: 'text/plain',
  file: 'application/octet-stream',
}

/** Any request, with a content type that fits its body. */
export const anyRequest: fc.Arbitrary<SampleRequest> = fc
  .record({
    method: fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE', 'QUERY', 'M-SEARCH'),
    query: fc.array(pair, { maxLength: 3 }),
    headers: fc.array(fc.tuple(fc.constantFrom('Authorization', 'X-Trace', 'X-A'), headerText), {
      maxLength: 3,
    }),
    body: fc.option(body, { nil: undefined }),
    answersJson: fc.boolean(),
  })
  .map((request) => ({
    ...request,
    url: 'https://api.example/v1/nodes/',
    headers: [
      ...new Map(request.headers),
      ...(request.body === undefined || request.body.kind === 'multipart'
        ? []
        : [['Content-Type', contentType[request.body.kind]] satisfies [string, string]]),
    ],
  }))

const base: SampleRequest = {
  method: 'GET',
  url: 'https://api.example/nodes/',
  query: [],
  headers: [],
  body: undefined,
}

/** One request for each feature that samples support. */
export const requests: Record<string, SampleRequest> = {
  'only an address': base,
  'credentials and repeated names': {
    ...base,
    query: [
      ['apikey', 'YOUR_API_KEY'],
      ['tag', 'a b'],
      ['tag', 'ü&='],
    ],
    headers: [['Authorization', 'Bearer YOUR_AUTH_TOKEN']],
    hasJsonResponse: true,
  },
  'a body of JSON': {
    ...base,
    method: 'POST',
    headers: [['Content-Type', 'application/json']],
    body: {
      kind: 'json',
      value: {
        name: 'web-01',
        size: 2.5,
        on: true,
        off: null,
        ids: [1, 2],
        none: {},
        deep: [{ 'a-b': "it's" }],
      },
    },
    hasJsonResponse: true,
  },
  'another type of JSON': {
    ...base,
    method: 'PATCH',
    headers: [['Content-Type', 'application/merge-patch+json']],
    body: { kind: 'json', value: 'text' },
  },
  'a form': {
    ...base,
    method: 'POST',
    headers: [['Content-Type', 'application/x-www-form-urlencoded']],
    body: {
      kind: 'form',
      fields: [
        ['a', '1'],
        ['b', 'x y'],
        ['b', '@z'],
      ],
    },
  },
  text: {
    ...base,
    method: 'PUT',
    headers: [['Content-Type', 'text/plain']],
    body: { kind: 'text', text: '@a\n"b"' },
  },
  'lines of XML': {
    ...base,
    method: 'POST',
    headers: [['Content-Type', 'application/xml']],
    body: { kind: 'text', text: '<?xml version="1.0"?>\n<order id="7">\n  <name>it\'s</name>\n</order>\n' },
  },
  'a method that libraries do not know': { ...base, method: 'QUERY', body: { kind: 'json', value: [] } },
  'no body in the answer': { ...base, method: 'HEAD' },
  deletion: { ...base, method: 'DELETE' },
  'a form with files': {
    ...base,
    method: 'POST',
    body: {
      kind: 'multipart',
      parts: [
        { kind: 'text', name: 'name', value: 'web' },
        { kind: 'text', name: 'meta', value: '{"a": "b\\\\c;d"}', contentType: 'application/json' },
        { kind: 'file', name: 'photo', file: 'photo.png', contentType: 'image/png' },
        { kind: 'file', name: 'any', file: 'notes.txt' },
      ],
    },
    hasJsonResponse: true,
  },
  'a form with several files of one name': {
    ...base,
    method: 'POST',
    body: {
      kind: 'multipart',
      parts: [
        { kind: 'text', name: 'tag', value: '@a;b' },
        { kind: 'text', name: 'tag', value: '' },
        { kind: 'file', name: 'photo', file: 'photo.png' },
        { kind: 'file', name: 'photo', file: 'notes.txt' },
      ],
    },
  },
  'a form without files': {
    ...base,
    method: 'POST',
    body: { kind: 'multipart', parts: [{ kind: 'text', name: 'name', value: 'web' }] },
  },
  'a file': {
    ...base,
    method: 'PUT',
    headers: [['Content-Type', 'image/png']],
    body: { kind: 'file', file: 'photo.png' },
  },
  'a client certificate': { ...base, hasCertificate: true },
}
