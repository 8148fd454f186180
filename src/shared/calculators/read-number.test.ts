import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test.each([
  ['8192', true, 8192],
  [' 8,192 ', true, 8192],
  ['70.6', false, 70.6],
  ['0.1', false, 0.1],
  ['70.6', true, undefined],
  ['70,6', false, undefined],
  ['', true, undefined],
  ['-1', true, undefined],
  ['1e3', true, undefined],
  ['0x10', true, undefined],
  ['0', true, undefined],
  ['10001', true, undefined],
  ['NaN', false, undefined],
])('%j, whole: %s, is %s', (text, isWhole, value) => {
  expect(readNumber(text, { min: 0.1, max: 10_000, isWhole })).toBe(value)
})
