import { expect, test } from 'vitest'
import { lintText, sampleStyle } from '../../../tests/unit/review-text.ts'
import { checkFrontMatter } from './check-front-matter.ts'

const style = sampleStyle({
  required_keys: ['title', 'tags', 'reviewed'],
  description: { min: 10, max: 20 },
  tags: { min: 2, max: 3 },
})
const check = (...lines: string[]): string =>
  lintText('', { rule: checkFrontMatter, style, frontMatter: lines.join('\n') })

test('accepts a page with every key', () => {
  expect(check('title: T', 'description: Fifteen letters.', 'tags: [a, b]', 'reviewed: 2026-11-21')).toBe('')
})

test('reports missing keys, including an empty list of tags', () => {
  expect(check('title: T', 'tags: []')).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:1
      The front matter has no \`reviewed\`.
      Add \`reviewed\` to the block at the top of the page.

    content/docs/guide/page.mdx:3
      The front matter has no \`tags\`.
      Add \`tags\` to the block at the top of the page."
  `)
})

test('requires a description to be a sentence of a certain length', () => {
  expect(
    check('title: T', 'description: Resize', 'tags: [a, b]', 'reviewed: 2026-11-21'),
  ).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:3
      The description has 6 characters.
      Write a full sentence of 10 to 20 characters.

    content/docs/guide/page.mdx:3
      The description ends with "Resize" instead of a period.
      Write a full sentence that ends with a period."
  `)
})

test('limits the number of tags', () => {
  expect(check('title: T', 'tags: [a]', 'reviewed: 2026-11-21')).toContain('The page has 1 tag.')
  expect(check('title: T', 'tags: [a, b, c, d]', 'reviewed: 2026-11-21')).toContain('The page has 4 tags.')
})
