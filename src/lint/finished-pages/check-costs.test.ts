import { expect, test } from 'vitest'
import { lintFinished } from '../../../tests/unit/review-text.ts'
import type { LintContext } from '../lint-page.ts'
import { checkCosts } from './check-costs.ts'

const rows = { node: { charge: 'By the hour' }, dns: { charge: 'Check the price' } }
const catalog: LintContext['catalog'] = new Map([['billing', { title: 'Costs', columns: [], rows }]])
const check = (text: string): string => lintFinished(checkCosts, text, { catalog })

test.each([
  '<BillingState of="node" />\n\n<BillingState of="dns" />',
  'Choose a plan. Check the price.\n\n<BillingState of="node" />',
])('accepts %j', (text) => {
  expect(check(text)).toBe('')
})

test('reports a cost and a sentence that appear twice', () => {
  const text =
    '<BillingState of="node" />\n\n<BillingState of="node" />\n\nCheck the price. Check the price.\n\n1. Check the price.'
  expect(check(text)).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:3
      The page prints the cost of \`node\` twice.
      Remove one of the lines.

    content/docs/guide/page.mdx:5
      The page contains "Check the price." more than once.
      Keep it where the reader confirms the price, and remove it here.

    content/docs/guide/page.mdx:7
      The page contains "Check the price." more than once.
      Keep it where the reader confirms the price, and remove it here."
  `)
})

test('reports a resource that another line adds', () => {
  expect(check('<BillingState of="node" />\n\n<BillingState of="dns" also="disk, node" />')).toContain(
    'the cost of `node` twice',
  )
})

test('counts the sentence in a cost', () => {
  expect(check('<BillingState of="dns" />\n\nCheck the price.')).toContain('more than once')
})
