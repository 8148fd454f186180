import { expect, test } from 'vitest'
import { pageNumbers } from './ResultPaging.tsx'

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
])('[R-094] page %i of %i has links to %s', (current, count, expected) => {
  expect(
    pageNumbers(current, count)
      .map((page) => page ?? '…')
      .join(' '),
  ).toBe(expected)
})
