import { expect, test } from 'vitest'
import { findUnusedPartials } from './find-unused-partials.ts'

test('reports partials (files or folders with an underscore) that no page uses', () => {
  const files = [
    'content/docs/a.mdx',
    'content/docs/_used.mdx',
    'content/docs/_unused.mdx',
    'content/_parts/b.mdx',
  ]
  const problems = findUnusedPartials(files, new Set(['content/docs/_used.mdx']))
  expect(problems.map(({ at }) => at.file)).toEqual(['content/docs/_unused.mdx', 'content/_parts/b.mdx'])
})
