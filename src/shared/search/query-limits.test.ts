import { expect, test } from 'vitest'
import { cutQuery, maxQueryLength } from './query-limits.ts'

test.each([
  ['', ''],
  ['resize', 'resize'],
  ['x'.repeat(maxQueryLength), 'x'.repeat(maxQueryLength)],
  ['x'.repeat(maxQueryLength + 16), 'x'.repeat(maxQueryLength)],
  [`${'x'.repeat(maxQueryLength - 1)}🚀🚀`, `${'x'.repeat(maxQueryLength - 1)}🚀`],
  ['🚀'.repeat(maxQueryLength + 16), '🚀'.repeat(maxQueryLength)],
])('[R-090] the query %j is cut by characters', (text, expected) => {
  expect(cutQuery(text)).toBe(expected)
})
