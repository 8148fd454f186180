import type { TableRow } from './table-row.ts'

const missing = '<p>not found</p>'
const missingMarkdown = '# not found'
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  vary: 'Accept, Accept-Encoding',
  'cache-control': 'no-cache',
}

const markdownHeaders = { ...pageHeaders, 'content-type': 'text/markdown; charset=utf-8' }

/** Requests for hidden and missing files. */
export const absentRows: TableRow[] = [
  { path: '/nowhere/', status: 404, body: missing, expected: pageHeaders },
  { path: '/nowhere', status: 404, body: missing },
  { path: '/docs/', status: 404, body: missing },
  { path: '/docs/x/y', status: 404, body: missing },
  { path: '/docs/x.json', status: 404, body: missing },
  { path: '/robots', status: 404, body: missing },
  { path: '/robots.txt/', status: 404, body: missing },
  { path: '/_/assets/', status: 404, body: missing, expected: { 'cache-control': 'no-cache' } },
  { path: '/_/assets/nothing.js', status: 404, body: missing, expected: { 'cache-control': 'no-cache' } },
  { path: '/404.html', status: 404, body: missing, expected: pageHeaders },
  { path: '/404.html.gz', status: 404, body: missing },
  { path: '/404.md', status: 404, body: missingMarkdown, expected: markdownHeaders },
  { path: '/docs/nowhere.md', status: 404, body: missingMarkdown, expected: markdownHeaders },
  { path: '/docs/x.md/', status: 404, body: missing },
  { path: '//404.html', status: 404, body: missing },
  { path: '/_headers', status: 404, body: missing },
  { path: '/_redirects', status: 404, body: missing },
  { path: '/_/site.json', status: 404, body: missing },
  { path: '/_/site.json.gz', status: 404, body: missing },
  { path: '/_/hosts/nginx.conf', status: 404, body: missing },
  { path: '/_/hosts/', status: 404, body: missing },
  { path: '/.env', status: 404, body: missing },
  { path: '/docs/.git/config', status: 404, body: missing },
  { path: '/docs/x%0aSet-Cookie:%20a=b', status: 404, body: missing, expected: { 'set-cookie': undefined } },
]
