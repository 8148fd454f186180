import { crlf, get, type HostileRequest, raw, row } from './hostile-request.ts'

/** First lines and hosts. */
export const targets: HostileRequest[] = [
  row('an absolute target', raw('GET http://docs.example/docs/x/'), 200),
  row('an absolute target elsewhere', raw('GET http://evil.example/docs/x'), 301),
  row('an absolute target with a password', raw('GET http://user:secret@docs.example/docs/x/'), 200),
  row('an absolute target of another scheme', raw('GET ftp://docs.example/docs/x/'), 400),
  row('an absolute target without a host', raw('GET http:///docs/x/'), 404),
  row('the asterisk', raw('OPTIONS *'), 400),
  row('a target without a slash', raw('GET docs/x/'), 400),
  row('an empty target', raw('GET '), 400),
  row('a fragment', get('/docs/x/#a'), 200),
  row('a space in the target', get('/docs/x y/'), 400),
  row('raw bytes beyond ASCII', get('/docs/\xc3\xb6/'), 400),
  row('a control character', get('/docs/\x01/'), 400),
  row('a NUL', get('/docs/\0/'), 400),
  row('a host of another site', get('/docs/x').replace('docs.example', 'evil.example'), 301),
  row('no host', `GET /docs/x/ HTTP/1.1${crlf}Connection: close${crlf}${crlf}`, 400),
  row('an empty host', get('/docs/x/').replace('docs.example', ''), 200),
  row('two hosts', get('/docs/x/', 'Host: evil.example'), 400),
  row('the same host twice', get('/docs/x/', 'host: docs.example'), 400),
  row('a host with a path', get('/docs/x/').replace('docs.example', 'docs.example/evil'), 400),
  row('a host with a space', get('/docs/x/').replace('docs.example', 'docs example'), 400),
  row('a host with a user', get('/docs/x/').replace('docs.example', 'user@docs.example'), 400),
  row('a host that is no address', get('/docs/x/').replace('docs.example', '999.999.999.999'), 400),
  row('a host that is long', get('/docs/x/').replace('docs.example', 'a.'.repeat(140)), 400),
  row('an absolute target with a host that is no address', raw('GET http://999.999.999.999/docs/x/'), 400),
  row('a forwarded host', get('/docs/x', 'X-Forwarded-Host: evil.example'), 301),
  row(
    'another address by a header',
    get('/docs/x', 'X-Original-URL: /_/site.json', 'X-Rewrite-URL: /_headers'),
    301,
  ),
]

/** Too much of something. */
export const sizes: HostileRequest[] = [
  row('an address of 9 KB', get(`/${'a'.repeat(9000)}`), 414),
  row('a query of 9 KB', get(`/docs/x/?${'a'.repeat(9000)}`), 414),
  row('an address of 100 KB', get(`/${'a'.repeat(100_000)}`), 431),
  row('a name too long for the disk', get(`/${'a'.repeat(300)}`), 404),
  row('a thousand folders', get('/a'.repeat(1000)), 404),
  row('a thousand slashes', get('/'.repeat(1000)), 301),
  row('two thousand parameters', get(`/docs/x/?${'a=1&'.repeat(2000)}`), 200),
  row('a header of 40 KB', get('/docs/x/', `X-Long: ${'a'.repeat(40_000)}`), 431),
  row(
    'a thousand headers',
    get('/docs/x/', ...Array.from({ length: 1000 }, (_, index) => `X-${index}: a`)),
    431,
  ),
  row(
    'five thousand headers',
    get('/docs/x/', ...Array.from({ length: 5000 }, (_, index) => `X-${index}: a`)),
    431,
  ),
  row('a cookie of 20 KB', get('/docs/x/', `Cookie: a=${'b'.repeat(20_000)}`), 200),
  row('a body that says it is too large', raw('POST /docs/x/', ['Content-Length: 99999999']), 413),
  row(
    'a body too large in chunks',
    raw(
      'POST /docs/x/',
      ['Transfer-Encoding: chunked'],
      `200000${crlf}${'a'.repeat(2 ** 21)}${crlf}0${crlf}${crlf}`,
    ),
    413,
  ),
  row('a body with GET', raw('GET /docs/x/', ['Content-Length: 5'], 'hello'), 200),
  row(
    'a long extension of a chunk',
    raw(
      'POST /docs/x/',
      ['Transfer-Encoding: chunked'],
      `1;${'a'.repeat(20_000)}${crlf}a${crlf}0${crlf}${crlf}`,
    ),
    413,
  ),
]

/** Methods and versions. */
export const hostileMethods: HostileRequest[] = [
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'SEARCH'].map((method) =>
    row(method, raw(`${method} /docs/x/`), 405),
  ),
  row('BREW', raw('BREW /docs/x/'), 400),
  row('a method in lower case', raw('get /docs/x/'), 400),
  row('a method of 10 KB', raw(`${'A'.repeat(10_000)} /docs/x/`), 400),
  row('CONNECT', raw('CONNECT docs.example:443')),
  row('a method by a header', raw('POST /docs/x/', ['X-HTTP-Method-Override: GET']), 405),
  row('HTTP/1.0', `GET /docs/x/ HTTP/1.0${crlf}${crlf}`, 200),
  row('HTTP/0.9', `GET /docs/x/${crlf}${crlf}`, 505),
  row('HTTP/2.0', `GET /docs/x/ HTTP/2.0${crlf}Host: docs.example${crlf}${crlf}`, 505),
  row('the preface of HTTP/2', `PRI * HTTP/2.0${crlf}${crlf}SM${crlf}${crlf}`, 400),
  row(
    'HTTP/1.9',
    `GET /docs/x/ HTTP/1.9${crlf}Host: docs.example${crlf}Connection: close${crlf}${crlf}`,
    400,
  ),
  row('TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400),
  row('SSH', `SSH-2.0-OpenSSH_9${crlf}`, 400),
  row('nonsense', `hello${crlf}${crlf}`, 400),
]
