import { execFileSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import { formatProblems } from '../shared/docs-error.ts'
import { checkFiles, listFiles } from './source-files.ts'

const paths = (root: string): string[] => listFiles(root, 'content').map(({ path }) => path)

test('files are listed by path at every depth, without hidden files', () => {
  const root = createTemporaryFolder({
    'content/b.mdx': '',
    'content/a/c.mdx': '',
    'content/a.mdx': '',
    'content/.hidden.mdx': '',
    'content/.git/x': '',
    'other/d.mdx': '',
  })
  expect(paths(root)).toEqual(['content/a.mdx', 'content/a/c.mdx', 'content/b.mdx'])
})

test('a missing folder has no files', () => {
  expect(paths(createTemporaryFolder())).toEqual([])
})

test('named pipes are reported, behind links too', () => {
  const root = createTemporaryFolder({ 'content/a.mdx': '' })
  execFileSync('mkfifo', [join(root, 'content/pipe.mdx')])
  symlinkSync(join(root, 'content/pipe.mdx'), join(root, 'content/link.mdx'))
  expect(formatProblems(checkFiles(root, 'content'))).toMatchInlineSnapshot(`
    "content/link.mdx
      This is a named pipe, not a file.
      Remove it, or replace it with a file.

    content/pipe.mdx
      This is a named pipe, not a file.
      Remove it, or replace it with a file."
  `)
})

test('links to files and folders are followed', () => {
  const root = createTemporaryFolder({ 'content/a.mdx': '', 'shared/s.mdx': '' })
  symlinkSync(join(root, 'shared'), join(root, 'content/linked'))
  symlinkSync(join(root, 'shared/s.mdx'), join(root, 'content/b.mdx'))
  expect(paths(root)).toEqual(['content/a.mdx', 'content/b.mdx', 'content/linked/s.mdx'])
})

test('cyclic and dangling links are reported together', () => {
  const root = createTemporaryFolder({ 'content/deep/a.mdx': '' })
  symlinkSync('..', join(root, 'content/deep/up'))
  symlinkSync('nothing', join(root, 'content/dangling.mdx'))
  symlinkSync('two', join(root, 'content/one'))
  symlinkSync('one', join(root, 'content/two'))
  expect(formatProblems(checkFiles(root, 'content'))).toMatchInlineSnapshot(`
    "content/dangling.mdx
      This symbolic link points to nothing.
      Remove the link, or correct its target.

    content/deep/up
      This symbolic link points to a folder above it.
      Remove the link, or let it point elsewhere.

    content/one
      This symbolic link is part of a cycle.
      Remove the link, or correct its target.

    content/two
      This symbolic link is part of a cycle.
      Remove the link, or correct its target."
  `)
})

test('links to files and folders outside the site folder are reported', () => {
  const outside = createTemporaryFolder({ 'secret.mdx': '', 'folder/a.mdx': '' })
  const root = createTemporaryFolder({ 'content/docs/a.mdx': '', 'shared/b.mdx': '' })
  symlinkSync(join(outside, 'secret.mdx'), join(root, 'content/docs/b.mdx'))
  symlinkSync(join(outside, 'folder'), join(root, 'content/linked'))
  symlinkSync(join(outside, 'folder'), join(root, 'shared/far'))
  symlinkSync('../shared', join(root, 'content/near'))
  expect(formatProblems(checkFiles(root, 'content'))).toMatchInlineSnapshot(`
    "content/docs/b.mdx
      This symbolic link points outside the site folder, and builds read nothing there.
      Copy the target into the site folder, or remove the link.

    content/linked
      This symbolic link points outside the site folder, and builds read nothing there.
      Copy the target into the site folder, or remove the link.

    content/near/far
      This symbolic link points outside the site folder, and builds read nothing there.
      Copy the target into the site folder, or remove the link."
  `)
})

test('the listed folder must be inside the site folder', () => {
  const root = createTemporaryFolder({})
  symlinkSync(createTemporaryFolder({ 'docs/a.mdx': '' }), join(root, 'content'))
  expect(formatProblems(checkFiles(root, 'content/docs'))).toMatchInlineSnapshot(`
    "content
      This symbolic link points outside the site folder, and builds read nothing there.
      Copy the target into the site folder, or remove the link."
  `)
})
