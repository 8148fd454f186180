import { crlf, get, type HostileRequest, raw, row } from './hostile-request.ts'

const smuggled = `GET /_headers HTTP/1.1${crlf}Host: docs.example${crlf}Connection: close${crlf}${crlf}`
const keep = (first: string, headers: readonly string[], body: string): string =>
  [`${first} HTTP/1.1`, 'Host: docs.example', ...headers, '', body].join(crlf)

/** Requests that two servers in a row would cut differently. */
export const smuggling: HostileRequest[] = [
  row(
    'length and chunks',
    keep('POST /', ['Content-Length: 6', 'Transfer-Encoding: chunked'], `0${crlf}${crlf}${smuggled}`),
    400,
  ),
  row(
    'chunks and length',
    keep('POST /', ['Transfer-Encoding: chunked', 'Content-Length: 6'], `0${crlf}${crlf}${smuggled}`),
    400,
  ),
  row('two lengths', keep('POST /', ['Content-Length: 0', 'Content-Length: 5'], smuggled), 400),
  row('the same length twice', keep('POST /', ['Content-Length: 0', 'Content-Length: 0'], smuggled), 400),
  row('a list of lengths', keep('POST /', ['Content-Length: 0, 0'], smuggled), 400),
  row('a length with a sign', keep('POST /', ['Content-Length: +0'], smuggled), 400),
  row('a negative length', keep('POST /', ['Content-Length: -1'], smuggled), 400),
  row('a length in hexadecimal', keep('POST /', ['Content-Length: 0x10'], smuggled), 400),
  row('an endless length', keep('POST /', [`Content-Length: ${'9'.repeat(40)}`], smuggled), 400),
  row('an encoding nobody knows', keep('POST /', ['Transfer-Encoding: xchunked'], smuggled), 400),
  row(
    'chunked twice',
    keep('POST /', ['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'], `0${crlf}${crlf}`),
    400,
  ),
  row(
    'chunked, then identity',
    keep('POST /', ['Transfer-Encoding: chunked, identity'], `0${crlf}${crlf}${smuggled}`),
    400,
  ),
  row('a space before the colon', keep('POST /', ['Transfer-Encoding : chunked'], `0${crlf}${crlf}`), 400),
  row(
    'a tab before the encoding',
    keep('POST /', ['Transfer-Encoding:\tchunked', 'Connection: close'], `0${crlf}${crlf}`),
    405,
  ),
  row(
    'a vertical tab before the encoding',
    keep('POST /', ['Transfer-Encoding:\x0bchunked'], `0${crlf}${crlf}`),
    400,
  ),
  row('a folded header', keep('GET /docs/x/', ['X-Folded: a', ' b'], ''), 400),
  row('a first header that is folded', keep('GET /docs/x/', [' X: a'], ''), 400),
  row('line feeds alone', 'GET /docs/x/ HTTP/1.1\nHost: docs.example\n\n', 400),
  row('a line feed in a header', keep('GET /docs/x/', ['X: a\nX-Injected: b'], ''), 400),
  row('a carriage return in a header', keep('GET /docs/x/', ['X: a\rX-Injected: b'], ''), 400),
  row('a NUL in a header', keep('GET /docs/x/', ['X: a\0b'], ''), 400),
  row('a header without a name', keep('GET /docs/x/', [': a'], ''), 400),
  row('a header without a colon', keep('GET /docs/x/', ['nothing'], ''), 400),
  row('a space in a name', keep('GET /docs/x/', ['X Y: a'], ''), 400),
  row('a chunk that is no number', keep('POST /', ['Transfer-Encoding: chunked'], `zz${crlf}`), 400),
  row(
    'a chunk of endless length',
    keep('POST /', ['Transfer-Encoding: chunked'], `${'f'.repeat(20)}${crlf}`),
    400,
  ),
  row(
    'a chunk without its end',
    keep('POST /', ['Transfer-Encoding: chunked'], `1${crlf}aX0${crlf}${crlf}`),
    400,
  ),
  row(
    'trailers',
    raw(
      'POST /',
      ['Transfer-Encoding: chunked', 'Trailer: X-Injected'],
      `0${crlf}X-Injected: a${crlf}${crlf}`,
    ),
    405,
  ),
  row('two requests in a row', keep('GET /docs/x/', [], smuggled), 200, 404),
  row(
    'fifty requests in a row',
    keep('GET /docs/x/', [], '').repeat(50) + smuggled,
    ...Array<number>(50).fill(200),
    404,
  ),
  row('nonsense after a request', keep('GET /docs/x/', [], `nonsense${crlf}${crlf}`), 200, 400),
  row('empty lines before a request', `${crlf}${crlf}${get('/docs/x/')}`, 200),
]
