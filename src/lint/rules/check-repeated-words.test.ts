import { expect, test } from 'vitest'
import { lintText } from '../../../tests/unit/review-text.ts'
import { checkRepeatedWords } from './check-repeated-words.ts'

const check = (text: string): string => lintText(text, { rule: checkRepeatedWords })

test('reports a repeated word, even across a line break', () => {
  expect(check('The the node is open\nopen.')).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:1
      The text contains "The the".
      Write "The" only once.

    content/docs/guide/page.mdx:1
      The text contains "open open".
      Write "open" only once."
  `)
})

test.each([
  'Run `ls` `ls`.',
  'A plan plans nothing.',
  'The node and the node',
  'a. A list',
  'To select **Select Certificate**, continue.',
])('accepts other words and code: %s', (text) => {
  expect(check(text)).toBe('')
})
