import { expect, test } from 'vitest'
import { findUnusedPartials } from './find-unused-partials.ts'

test('Partials are files or folders with an underscore; those that no page is made of are reported', () => {
  const files = [
    'content/docs/a.mdx',
    'content/docs/_used.mdx',
    'content/docs/_unused.mdx',
    'content/_parts/b.mdx',
  ]
  const problems = findUnusedPartials(files, new Set(['content/docs/_used.mdx']))
  expect(problems.map(({ at }) => at.file)).toEqual(['content/docs/_unused.mdx', 'content/_parts/b.mdx'])
})
