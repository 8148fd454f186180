import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRangeCurrent, parseRange } from './byte-range.ts'

test.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=2-', { first: 2, last: 9 }],
  ['bytes=2-99', { first: 2, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
  ['BYTES= 1-2 ', { first: 1, last: 2 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-20', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=3-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['bytes=a-b', undefined],
  ['lines=0-1', undefined],
  [null, undefined],
])('of ten bytes, %j is %j', (header, expected) => {
  expect(parseRange(header, 10)).toEqual(expected)
})

test('a range is never outside the file', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^bytes=\d{0,20}-\d{0,20}$/), fc.nat(100), (header, size) => {
      const range = parseRange(header, size)
      if (typeof range !== 'object') return true
      return range.first >= 0 && range.first <= range.last && range.last < size
    }),
  )
})

test.each([
  [null, true],
  ['"a"', true],
  ['"b"', false],
  ['W/"a"', false],
  ['Sun, 22 Nov 2026 06:00:00 GMT', false],
])('If-Range %j allows a range of "a": %j', (header, expected) => {
  expect(isRangeCurrent(header, '"a"')).toBe(expected)
})
