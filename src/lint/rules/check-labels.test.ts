import { expect, test } from 'vitest'
import { lintText } from '../../../tests/unit/review-text.ts'
import { checkLabels } from './check-labels.ts'

const check = (text: string, labels: readonly string[] = ['Create Node', '+Add']): string =>
  lintText(text, { rule: checkLabels, labels })

test.each([
  'Select **Create Node**, then **+Add**.',
  'It needs the **full plan string**.',
  '**Back up first.** An upgrade…',
  '- **Limits**: none',
  '- **Limits:** none',
  '| **Column** |\n|---|\n| text |',
])('accepts known labels, emphasis, and lead-ins: %s', (text) => {
  expect(check(text)).toBe('')
})

test('reports bold text that looks like an unknown label', () => {
  expect(
    check('First line,\nthen select **Create Nodes**.\n\nSelect **Upgrade** in the menu.'),
  ).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:2
      **Create Nodes** isn't in the list of user interface labels.
      Did you mean \`Create Node\`?

    content/docs/guide/page.mdx:4
      **Upgrade** isn't in the list of user interface labels.
      Describe the action without a label, or add the label and its source to the list."
  `)
})

test('checks nothing without a list of labels', () => {
  expect(lintText('Select **Upgrade**.', { rule: checkLabels })).toBe('')
})
