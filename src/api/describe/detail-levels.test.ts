import { expect, test } from 'vitest'
import { fullDetail, getExampleLimit } from './detail-levels.ts'

test.each([
  [1, 20_000],
  [8, 20_000],
  [40, 4000],
])('of %i examples, each has up to %i characters', (count, limit) =>
  expect(getExampleLimit(fullDetail, count)).toBe(limit),
)
