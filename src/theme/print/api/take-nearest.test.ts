import { expect, test } from 'vitest'
import { takeNearest } from './take-nearest.ts'

const items = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

test.each([
  { position: 5, count: 4, nearest: [3, 4, 5, 6] },
  { position: 0, count: 4, nearest: [0, 1, 2, 3] },
  { position: 9, count: 4, nearest: [6, 7, 8, 9] },
  { position: -1, count: 3, nearest: [0, 1, 2] },
  { position: 5, count: 10, nearest: items },
  { position: 2, count: 40, nearest: items },
])('takes the $count items nearest to $position', ({ position, count, nearest }) => {
  expect(takeNearest(items, position, count)).toEqual(nearest)
})
