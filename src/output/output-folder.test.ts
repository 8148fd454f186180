import { chmodSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catchProblems } from '../../tests/unit/problems-of.ts'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import { prepareOutputFolder } from './output-folder.ts'

test('a missing folder is created', () => {
  const out = join(createTemporaryFolder(), 'a/b')
  prepareOutputFolder(out)
  expect(existsSync(out)).toBe(true)
})

test('accepts an empty folder, and one from an earlier build', () => {
  expect(() => prepareOutputFolder(createTemporaryFolder())).not.toThrow()
  expect(() =>
    prepareOutputFolder(createTemporaryFolder({ 'index.html': 'x', '_/build.json': '{}' })),
  ).not.toThrow()
})

test('a folder with other files is rejected and left unchanged', () => {
  const out = createTemporaryFolder({ 'thesis.doc': 'years of work' })
  expect(catchProblems(() => prepareOutputFolder(out)).replace(out, 'OUT')).toMatchInlineSnapshot(`
    "OUT
      The output folder contains files that docent didn't create.
      Use an empty folder with --out, or empty this one."
  `)
  expect(existsSync(join(out, 'thesis.doc'))).toBe(true)
})

test('a file at the path of the folder is reported', () => {
  const root = createTemporaryFolder({ dist: 'a file' })
  expect(catchProblems(() => prepareOutputFolder(join(root, 'dist')))).toContain(
    "The output folder isn't writable",
  )
})

// Root may write anywhere.
test('a folder that is read-only is reported', ({ skip }) => {
  skip(process.getuid?.() === 0, 'The superuser can write to a read-only folder.')
  const root = createTemporaryFolder()
  chmodSync(root, 0o555)
  expect(catchProblems(() => prepareOutputFolder(join(root, 'dist')))).toContain(
    "The output folder isn't writable",
  )
  chmodSync(root, 0o755)
})
