import { expect, test } from 'vitest'
import { lintText, sampleStyle } from '../../../tests/unit/review-text.ts'
import { checkWarnings } from './check-warnings.ts'

const style = sampleStyle({
  warnings: { types: ['how-to'], phrases: ["can't be undone"], admonitions: ['danger', 'warning'] },
})
const check = (text: string, type = 'how-to'): string =>
  lintText(text, { rule: checkWarnings, style, frontMatter: `type: ${type}` })

test('a sentence about something final must be in an admonition', () => {
  expect(check("Text.\n\nDeletion can't be undone.")).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:3
      The text says "can't be undone", but isn't in an admonition.
      Put it between \`:::danger[Title]\` and \`:::\`, before the step that it warns about."
  `)
})

test.each([
  ":::danger\nDeletion can't be undone.\n:::",
  ":::warning[It's final]\nDeletion can't be undone.\n:::",
  "| State | Meaning |\n|---|---|\n| Deleted | It can't be undone |",
  'Deletion takes a minute.',
])('accepts %j', (text) => expect(check(text)).toBe(''))

test('other types of pages describe without warning', () => {
  expect(check("Deletion can't be undone.", 'concept')).toBe('')
})
