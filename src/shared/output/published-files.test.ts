import { expect, test } from 'vitest'
import { contentTypes } from './content-type.ts'
import {
  downloadExtensions,
  getPublishedFileHeaders,
  isPublishable,
  sandboxedExtensions,
  sandboxPolicy,
} from './published-files.ts'

test.each(['plan.svg', 'PHOTO.JPG', 'backup.tar.gz', 'report.pdf', 'data.csv', 'main.tf', 'demo.html'])(
  '%s may be published',
  (name) => {
    expect(isPublishable(name)).toBe(true)
  },
)

test.each([
  'server.key',
  'Makefile',
  'site.sqlite',
  'tool.exe',
  'archive.',
  'page.constructor',
  'page.svg.bak',
])('%s may not be published', (name) => {
  expect(isPublishable(name)).toBe(false)
})

test.each([
  ['/_/media/plan-1.svg', { 'Content-Security-Policy': sandboxPolicy }],
  ['/_/media/PLAN-1.SVG', { 'Content-Security-Policy': sandboxPolicy }],
  [
    '/_/media/download/demo-1.html',
    { 'Content-Security-Policy': sandboxPolicy, 'Content-Disposition': 'attachment' },
  ],
  ['/_/media/plan-1.png', {}],
  ['/img/logo.svg', {}],
])('%s is sent with %j', (path, headers) => {
  expect(getPublishedFileHeaders(path)).toEqual(headers)
})

test('every type that a browser could run is sandboxed', () => {
  const runnable = /html|svg|xml(?!formats)|xsl|javascript|css|manifest/
  const extensions = Object.keys(contentTypes).filter((extension) =>
    runnable.test(contentTypes[extension] ?? ''),
  )
  expect(extensions.sort()).toEqual([...sandboxedExtensions, ...downloadExtensions].sort())
})
