import { expect, test } from 'vitest'
import { problemsOfText } from '../../../tests/unit/review-text.ts'
import { checkRepeats } from './check-repeats.ts'

const check = (text: string): string => problemsOfText(text, { rule: checkRepeats })

test('A word that is written twice is reported, also at the end of a line', () => {
  expect(check('Open the the node, and select\nSelect it.')).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:1
      The text says "the the".
      Write "the" once.

    content/docs/guide/page.mdx:1
      The text says "select Select".
      Write "select" once."
  `)
})

test.each(['Run `ls` `ls`.', 'A plan plans nothing.', 'The node and the node', 'a. A list'])(
  'Other words and code are fine: %s',
  (text) => {
    expect(check(text)).toBe('')
  },
)
