import { expect, test } from 'vitest'
import { problemsOfText } from '../../../tests/unit/review-text.ts'
import { checkRepeats } from './check-repeats.ts'

const check = (text: string): string => problemsOfText(text, { rule: checkRepeats })

test('A word that is written twice is reported, also at the end of a line', () => {
  expect(check('The the node is open\nopen.')).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:1
      The text says "The the".
      Write "The" once.

    content/docs/guide/page.mdx:1
      The text says "open open".
      Write "open" once."
  `)
})

test.each([
  'Run `ls` `ls`.',
  'A plan plans nothing.',
  'The node and the node',
  'a. A list',
  'To select **Select Certificate**, go on.',
])('Other words and code are fine: %s', (text) => {
  expect(check(text)).toBe('')
})
