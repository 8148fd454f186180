import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { catchProblems } from '../../../tests/unit/problems-of.ts'
import { createTemporaryFolder } from '../../../tests/unit/temporary-folder.ts'
import { readYaml } from './read-yaml.ts'

const path = 'content/a.yml'
const problems = (text: string): string => {
  const absolute = join(createTemporaryFolder({ [path]: text }), path)
  return catchProblems(() => readYaml({ path, absolute }, z.unknown()))
}

/** Ten of ten of ten of …: 10^10 values. */
const bomb = ['a: &a [x, x, x, x, x, x, x, x, x, x]']
  .concat(
    'bcdefghij'.split('').map((name, index) => {
      const previous = `*${'abcdefghij'[index]}`
      return `${name}: &${name} [${Array(10).fill(previous).join(', ')}]`
    }),
  )
  .join('\n')

test.each([
  [
    '100,000 dashes',
    '- '.repeat(100_000),
    /^content\/a\.yml:1\n {2}The file is not valid YAML: It is nested too deeply\./,
  ],
  ['100,000 brackets', '['.repeat(100_000), /^content\/a\.yml:1\n.*It is nested too deeply/],
  ['aliases of aliases', bomb, /^content\/a\.yml\n.*has aliases \(`\*name`\) that expand to too many values/],
  ['an alias of what is around it', 'a: &a\n  b: *a\n', /^content\/a\.yml\n.*aliases/],
  ['megabytes', `a: ${'b'.repeat(3_000_000)}`, /^content\/a\.yml\n.*has 2\.9 MB; the limit is 2 MB/],
  [
    'too many keys',
    Array.from({ length: 150_000 }, (_, index) => `a${index}: b`).join('\n'),
    /^content\/a\.yml\n.*took longer than 5 seconds/,
  ],
])('%s are reported with the file', (_, text, problem) => {
  expect(problems(text)).toMatch(problem)
})

test('a file that is not YAML reports only its first problems', () => {
  expect(problems('"'.repeat(50_000)).split('\n\n').length).toBeLessThanOrEqual(20)
})

test('a named pipe is reported', () => {
  const root = createTemporaryFolder({ 'content/b.yml': '' })
  execFileSync('mkfifo', [join(root, path)])
  const read = (): unknown => readYaml({ path, absolute: join(root, path) }, z.unknown())
  expect(catchProblems(read)).toMatchInlineSnapshot(`
    "content/a.yml
      This is a named pipe, not a file.
      Remove it, or replace it with a file."
  `)
})
