import { expect, test } from 'vitest'
import { lintText, sampleStyle } from '../../../tests/unit/review-text.ts'
import { checkLength } from './check-length.ts'

const style = sampleStyle({ types: { concept: { max_words: 5 } } })
const check = (text: string, frontMatter: string): string =>
  lintText(text, { rule: checkLength, style, frontMatter })

test('accepts prose up to the limit of its type, without counting code and tables', () => {
  const text = 'Four `words` of prose.\n\n```bash\nmany words of code\n```\n\n| a | b |\n|---|---|\n| c | d |'
  expect(check(text, 'type: concept')).toBe('')
})

test('reports a page that is too long with its number of words', () => {
  expect(check('This page has six words.\n\n- Seven', 'type: concept')).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:2
      The page has 6 words of prose; the limit is 5 for type \`concept\`.
      Link to pages that already cover some of it, or turn lists of facts into a table."
  `)
})

test("lets a page's own limit override the one of its type", () => {
  expect(check('One two three', 'type: concept\nmax_words: 2')).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:3
      The page has 3 words of prose; the limit is 2.
      Link to pages that already cover some of it, or turn lists of facts into a table."
  `)
  expect(check('One two three four five six', 'type: concept\nmax_words: 6')).toBe('')
})

test('accepts any length for a type without a limit', () => {
  expect(check('One two three four five six', 'type: reference')).toBe('')
})
