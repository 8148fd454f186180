import { expect, test } from 'vitest'
import { contentTypes } from './content-type.ts'
import { downloadExtensions, isPublishable, sandboxedExtensions } from './published-files.ts'

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

test('every type that a browser could run is sandboxed', () => {
  const runnable = /html|svg|xml(?!formats)|xsl|javascript|css|manifest/
  const extensions = Object.keys(contentTypes).filter((extension) =>
    runnable.test(contentTypes[extension] ?? ''),
  )
  expect(extensions.sort()).toEqual([...sandboxedExtensions, ...downloadExtensions].sort())
})
