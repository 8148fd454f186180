import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import { locateFile } from './locate-file.ts'

/** A site folder, and a folder beside it whose name begins with the same letters. */
function createSite(): string {
  const parent = createTemporaryFolder({
    'site/content/a.svg': '',
    'site/shared/b.svg': '',
    'site/..c/d.svg': '',
    'site-other/secret.svg': '',
  })
  const root = join(parent, 'site')
  symlinkSync('../shared/b.svg', join(root, 'content/file-inside.svg'))
  symlinkSync('../shared', join(root, 'content/folder-inside'))
  symlinkSync('../../site-other/secret.svg', join(root, 'content/file-outside.svg'))
  symlinkSync('../../site-other', join(root, 'content/folder-outside'))
  symlinkSync('nothing', join(root, 'content/dangling.svg'))
  symlinkSync('circle.svg', join(root, 'content/circle.svg'))
  return root
}

test.each([
  'content/a.svg',
  './content/../content/a.svg',
  'content/file-inside.svg',
  'content/folder-inside/b.svg',
  '..c/d.svg',
])('%s is a file of the site', (path) => {
  const root = createSite()
  expect(locateFile(root, path)).toEqual({ kind: 'file', absolute: join(root, path) })
})

test.each([
  '../site-other/secret.svg',
  'content/../../site-other/secret.svg',
  'content/file-outside.svg',
  'content/folder-outside/secret.svg',
  '../../../../../../../../etc/passwd',
])('%s is outside the site folder', (path) => {
  expect(locateFile(createSite(), path)).toEqual({ kind: 'outside' })
})

test.each([
  'content',
  'content/nothing.svg',
  '../nothing.svg',
  'content/dangling.svg',
  'content/circle.svg',
  'content/a\0.svg',
  `content/${'a'.repeat(5000)}.svg`,
])('%s is missing', (path) => {
  expect(locateFile(createSite(), path)).toEqual({ kind: 'missing' })
})

test('a site folder that is a symbolic link has the files of its target', () => {
  const root = createSite()
  symlinkSync(root, `${root}-link`)
  expect(locateFile(`${root}-link`, 'content/a.svg').kind).toBe('file')
})
