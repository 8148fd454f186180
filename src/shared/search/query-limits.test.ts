import { expect, test } from 'vitest'
import { cutQuery, queryLength } from './query-limits.ts'

test.each([
  ['', ''],
  ['resize', 'resize'],
  ['x'.repeat(queryLength), 'x'.repeat(queryLength)],
  ['x'.repeat(80), 'x'.repeat(queryLength)],
  [`${'x'.repeat(63)}🚀🚀`, `${'x'.repeat(63)}🚀`],
  ['🚀'.repeat(80), '🚀'.repeat(queryLength)],
])('[R-090] the query %j is cut by characters', (text, expected) => {
  expect(cutQuery(text)).toBe(expected)
})
