import { expect, test } from 'vitest'
import { formatCount } from './format-count.ts'

test.each([
  [0, '0 pages'],
  [1, '1 page'],
  [2, '2 pages'],
])('%i of something is %s', (count, text) => {
  expect(formatCount(count, 'page')).toBe(text)
})

test('an irregular plural is passed as an argument', () => {
  expect([1, 2].map((count) => formatCount(count, 'entry', 'entries'))).toEqual(['1 entry', '2 entries'])
})
