import { sandboxPolicy } from '../../src/shared/output/published-files.ts'
import type { TableRow } from './table-row.ts'

const missing = '<p>not found</p>'
const html = 'text/html; charset=utf-8'
const sandboxed = {
  'content-security-policy': sandboxPolicy,
  'cache-control': 'public, max-age=31536000, immutable',
}
const downloaded = {
  ...sandboxed,
  'content-type': 'application/octet-stream',
  'content-disposition': 'attachment',
}

/** Files of writers. Those that could run code don't. */
export const publishedRows: TableRow[] = [
  {
    path: '/_/media/plan-1a2b3c4d.svg',
    status: 200,
    body: '<svg/>',
    expected: {
      ...sandboxed,
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-disposition': undefined,
    },
  },
  {
    path: '/_/media/plan-1a2b3c4d.png',
    status: 200,
    expected: { 'content-type': 'image/png', 'content-disposition': undefined },
  },
  { path: '/_/media/download/demo-1a2b3c4d.html', status: 200, body: '<script>', expected: downloaded },
  {
    path: '/_/media/download/demo-1a2b3c4d.html',
    headers: { 'Accept-Encoding': 'gzip' },
    status: 200,
    body: '<script>',
    expected: { ...downloaded, 'content-encoding': 'gzip' },
  },
  {
    path: '/_/media/download/demo-1a2b3c4d.html',
    headers: { Range: 'bytes=0-6' },
    status: 206,
    body: '<script',
    expected: downloaded,
  },
  { path: '/_/media/download/demo-1a2b3c4d.js', status: 200, body: 'run()', expected: downloaded },
  {
    path: '/_/media//download//demo-1a2b3c4d.js',
    status: 301,
    location: '/_/media/download/demo-1a2b3c4d.js',
  },
  {
    path: '/_/media/download/nothing.html',
    status: 404,
    body: missing,
    expected: { 'content-disposition': undefined, 'content-type': html },
  },
  { path: '/_/media/nothing.svg', status: 404, body: missing, expected: { 'content-type': html } },
  {
    method: 'POST',
    path: '/_/media/download/demo-1a2b3c4d.js',
    status: 405,
    expected: { allow: 'GET, HEAD' },
  },
]
