import { expect, test } from 'vitest'
import { cutQuery, maxQueryLength } from './query-limits.ts'

test.each([
  ['', ''],
  ['resize', 'resize'],
  ['x'.repeat(maxQueryLength), 'x'.repeat(maxQueryLength)],
  ['x'.repeat(maxQueryLength + 16), 'x'.repeat(maxQueryLength)],
  [`${'x'.repeat(maxQueryLength - 1)}🚀🚀`, `${'x'.repeat(maxQueryLength - 1)}🚀`],
  ['🚀'.repeat(maxQueryLength + 16), '🚀'.repeat(maxQueryLength)],
  [
    'Hello team, kindly share the steps for resizing the disk of a node in Chennai',
    'share the steps for resizing the disk of a node in Chennai',
  ],
  [
    'how do i get the ledger of my account for the year and also the invoices of it',
    'how get ledger account for the year and also the invoices of it',
  ],
])('[R-090] the query %j is cut by characters, courtesy first', (text, expected) => {
  expect(cutQuery(text)).toBe(expected)
})
