import { expect, test } from 'vitest'
import { formatProblems, type Problem } from './docs-error.ts'

const problem = (file: string, line: number | undefined): Problem => ({
  problem: `Wrong in ${file}.`,
  at: { file, line },
  fix: 'Fix it.',
})

test('problems are printed in the order of files and lines, each with its place and its repair', () => {
  expect(
    formatProblems([
      problem('b.mdx', 2),
      problem('a.mdx', 10),
      problem('a.mdx', 9),
      problem('b.mdx', undefined),
    ]),
  ).toMatchInlineSnapshot(`
    "a.mdx:9
      Wrong in a.mdx.
      Fix it.

    a.mdx:10
      Wrong in a.mdx.
      Fix it.

    b.mdx
      Wrong in b.mdx.
      Fix it.

    b.mdx:2
      Wrong in b.mdx.
      Fix it."
  `)
})

test('a text with several lines stays in its block', () => {
  expect(formatProblems([{ problem: 'One\ntwo', at: { file: 'a', line: 1 }, fix: 'Do' }])).toBe(
    'a:1\n  One\n  two\n  Do',
  )
})
