import { absentRows } from './absent-rows.ts'
import { documentRows } from './document-rows.ts'
import type { VerbatimRequest } from './fetch-verbatim.ts'
import { publishedRows } from './published-rows.ts'
import type { TableRow } from './table-row.ts'

const page = '<p>page</p>'
const missing = '<p>not found</p>'
const missingMarkdown = '# not found'
const html = 'text/html; charset=utf-8'
const pageHeaders = { 'content-type': html, vary: 'Accept, Accept-Encoding', 'cache-control': 'no-cache' }
const markdown = { 'content-type': 'text/markdown; charset=utf-8', vary: 'Accept, Accept-Encoding' }
const accept = (value: string): Pick<VerbatimRequest, 'headers'> => ({ headers: { Accept: value } })
const encodings = (value: string): Pick<VerbatimRequest, 'headers'> => ({
  headers: { 'Accept-Encoding': value },
})
const range = (value: string): Pick<VerbatimRequest, 'headers'> => ({ headers: { Range: value } })

const pages: TableRow[] = [
  { path: '/', status: 200, body: '<p>home</p>', expected: pageHeaders },
  { path: '/docs/x/', status: 200, body: page, expected: pageHeaders },
  { path: '/docs/x/?a=1&b=%20', status: 200, body: page },
  { path: '/docs/gr%C3%B6%C3%9Fe/', status: 200, body: '<p>size</p>' },
  { path: '/docs/v1.2/', status: 200, body: '<p>version</p>', expected: pageHeaders },
  { path: '/docs/with%20space/', status: 200, body: '<p>space</p>' },
  { path: '/docs/50%25%20$off%20%22now%22/', status: 200, body: '<p>signs</p>' },
  { path: '/docs/%78/', status: 200, body: page },
  { path: '/docs/../docs/x/', status: 200, body: page },
]

const files: TableRow[] = [
  {
    path: '/robots.txt',
    status: 200,
    body: 'robots',
    expected: { 'content-type': 'text/plain; charset=utf-8', vary: 'Accept-Encoding' },
  },
  {
    path: '/docs/x/data.json',
    status: 200,
    body: '{"page"',
    expected: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
  },
  {
    path: '/docs/x/index.md',
    status: 200,
    body: '# page',
    expected: { 'content-type': markdown['content-type'] },
  },
  {
    path: '/docs/x.md',
    status: 200,
    body: '# page',
    expected: { 'content-type': markdown['content-type'] },
  },
  {
    path: '/img/a%20%22b%22%20$c%20%7Bd%7D.svg',
    status: 200,
    body: '<svg/>',
    expected: { 'content-type': 'image/svg+xml; charset=utf-8' },
  },
  {
    path: '/files/data.unknown',
    status: 200,
    body: 'data',
    expected: { 'content-type': 'application/octet-stream' },
  },
  {
    path: '/_/assets/start-1.js',
    status: 200,
    body: 'script',
    expected: {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    },
  },
  {
    // Browsers look for a new one, or for one that removes it.
    path: '/offline-worker.js',
    status: 200,
    body: 'worker',
    expected: { 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' },
  },
  { path: '/_/pages.json', status: 200, body: '[]', expected: { 'cache-control': 'no-cache' } },
  { path: '/.well-known/security.txt', status: 200, body: 'contact' },
]

const canonical: TableRow[] = [
  { path: '/docs/x', status: 301, location: '/docs/x/' },
  { path: '/docs/x.html', status: 301, location: '/docs/x/' },
  { path: '/docs/x/index.html', status: 301, location: '/docs/x/' },
  { path: '/docs/x.html/', status: 301, location: '/docs/x/' },
  { path: '/docs//x/', status: 301, location: '/docs/x/' },
  { path: '/docs///x', status: 301, location: '/docs/x/' },
  { path: '/docs//x.html', status: 301, location: '/docs/x/' },
  { path: '/docs/v1.2', status: 301, location: '/docs/v1.2/' },
  { path: '/docs/v1.2.html', status: 301, location: '/docs/v1.2/' },
  { path: '/index.html', status: 301, location: '/' },
  { path: '//robots.txt', status: 301, location: '/robots.txt' },
  { path: '/docs/x?a=1&b=%20', status: 301, location: '/docs/x/?a=1&b=%20' },
  { path: '/docs/x?', status: 301, location: '/docs/x/' },
  { path: '/docs//x/?next=//evil.example', status: 301, location: '/docs/x/?next=//evil.example' },
  { path: '/docs/gr%C3%B6%C3%9Fe', status: 301, location: '/docs/größe/' },
  { path: '/docs/with%20space', status: 301, location: '/docs/with space/' },
  { path: '/docs/50%25%20$off%20%22now%22.html', status: 301, location: '/docs/50% $off "now"/' },
]

const redirects: TableRow[] = [
  { path: '/old/', status: 301, location: '/docs/x/' },
  { path: '/old', status: 301, location: '/docs/x/' },
  { path: '/old.html', status: 301, location: '/docs/x/' },
  { path: '/old/index.html', status: 301, location: '/docs/x/' },
  { path: '//old//', status: 301, location: '/docs/x/' },
  { path: '/old?a=1&b=%20', status: 301, location: '/docs/x/?a=1&b=%20' },
  { path: '/old/section.html', status: 301, location: '/docs/x/#section' },
  { path: '/old/section/?tab=cli', status: 301, location: '/docs/x/?tab=cli#section' },
  { path: '/old/list/', status: 301, location: '/docs/x/?area=api#top' },
  { path: '/old/list/?b=2', status: 301, location: '/docs/x/?area=api&b=2#top' },
  { path: '/old/gr%C3%B6%C3%9Fe', status: 301, location: '/docs/größe/' },
  { path: '/old/a%20%22b%22%20$c%20%7Bd%7D', status: 301, location: '/docs/50% $off "now"/' },
  { path: '/old/prices.pdf', status: 301, location: '/docs/x/' },
  {
    path: '/old/blog/?to=https://evil.example',
    status: 301,
    location: 'https://blog.example/?to=https://evil.example',
  },
  { path: '/OLD/', status: 404, body: missing },
]

const forms: TableRow[] = [
  {
    path: '/docs/x/',
    ...encodings('gzip'),
    status: 200,
    body: page,
    expected: { 'content-encoding': 'gzip' },
  },
  {
    path: '/docs/x/',
    ...encodings('gzip;q=0'),
    status: 200,
    body: page,
    expected: { 'content-encoding': undefined },
  },
  {
    path: '/docs/x/',
    ...encodings('identity'),
    status: 200,
    body: page,
    expected: { 'content-encoding': undefined },
  },
  {
    path: '/nowhere/',
    ...encodings('gzip'),
    status: 404,
    body: missing,
    expected: { 'content-encoding': 'gzip' },
  },
  { path: '/docs/x/', ...accept('text/markdown'), status: 200, body: '# page', expected: markdown },
  {
    path: '/docs/x/',
    ...accept('text/markdown, text/html;q=0.9, */*;q=0.1'),
    status: 200,
    body: '# page',
    expected: markdown,
  },
  {
    path: '/docs/x/',
    ...accept('text/html, text/markdown;q=0.5'),
    status: 200,
    body: page,
    expected: pageHeaders,
  },
  { path: '/docs/x/', ...accept('text/html,application/xhtml+xml,*/*;q=0.8'), status: 200, body: page },
  { path: '/docs/x/', ...accept('*/*'), status: 200, body: page },
  {
    path: '/docs/plain/',
    ...accept('text/markdown'),
    status: 200,
    body: '<p>without',
    expected: pageHeaders,
  },
  { path: '/docs/x', ...accept('text/markdown'), status: 301, location: '/docs/x/' },
  {
    path: '/nowhere/',
    ...accept('text/markdown'),
    status: 404,
    body: missingMarkdown,
    expected: markdown,
  },
  { path: '/nowhere/', ...accept('text/html, text/markdown;q=0.5'), status: 404, body: missing },
]

const parts: TableRow[] = [
  {
    path: '/docs/x/',
    ...range('bytes=3-6'),
    status: 206,
    body: 'page',
    expected: { 'content-range': 'bytes 3-6/1011', 'content-length': '4' },
  },
  {
    path: '/docs/x/',
    ...range('bytes=1008-'),
    status: 206,
    body: '...',
    expected: { 'content-range': 'bytes 1008-1010/1011' },
  },
  {
    path: '/docs/x/',
    ...range('bytes=-2'),
    status: 206,
    body: '..',
    expected: { 'content-range': 'bytes 1009-1010/1011' },
  },
  { path: '/docs/x/', ...range('bytes=2000-'), status: 416, expected: { 'content-range': 'bytes */1011' } },
  { path: '/docs/x/', ...range('bytes=0-1,3-4'), status: 200, body: page },
  { path: '/docs/x/', ...range('lines=0-1'), status: 200, body: page },
  { path: '/docs/x/', headers: { Range: 'bytes=3-6', 'If-Range': '"other"' }, status: 200, body: page },
  { path: '/docs/x/', status: 200, expected: { 'accept-ranges': 'bytes' } },
]

const methods: TableRow[] = [
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'].map(
    (method): TableRow => ({ method, path: '/docs/x/', status: 405, expected: { allow: 'GET, HEAD' } }),
  ),
  { method: 'POST', path: '/_/pages.json', status: 405, expected: { allow: 'GET, HEAD' } },
  { method: 'POST', path: '/old/', status: 405, expected: { allow: 'GET, HEAD' } },
]

/** Everything that servers of a built site have in common. */
export const requestTable: Record<string, TableRow[]> = {
  pages,
  files,
  canonical,
  redirects,
  absent: absentRows,
  forms,
  parts,
  methods,
  published: publishedRows,
  documents: documentRows,
}
