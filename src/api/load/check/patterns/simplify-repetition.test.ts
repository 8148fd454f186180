import { expect, test } from 'vitest'
import { simplifyRepetition } from './simplify-repetition.ts'

test.each([
  ['^([a-z]+)+$', '^[a-z]+$'],
  ['^x([\\w .]*)*\\/?$', '^x[\\w .]*\\/?$'],
  ['(?:(a*)+)*b', 'a*b'],
  ['(ab+)+', '(ab+)+'],
  ['(a+|b)+', '(a+|b)+'],
  ['(a+){2}', '(a+){2}'],
  ['(a+)+\\1', '(a+)+\\1'],
])('%s is simplified to %s', (pattern, expected) => {
  expect(simplifyRepetition(pattern)).toBe(expected)
})
