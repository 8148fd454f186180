import { expect, test } from 'vitest'
import { cutQuery, maxQueryLength } from './query-limits.ts'

test.each([
  ['', ''],
  ['resize', 'resize'],
  ['x'.repeat(maxQueryLength), 'x'.repeat(maxQueryLength)],
  ['x'.repeat(80), 'x'.repeat(maxQueryLength)],
  [`${'x'.repeat(63)}🚀🚀`, `${'x'.repeat(63)}🚀`],
  ['🚀'.repeat(80), '🚀'.repeat(maxQueryLength)],
])('[R-090] the query %j is cut by characters', (text, expected) => {
  expect(cutQuery(text)).toBe(expected)
})
