import { expect, test } from 'vitest'
import { nestHeading } from './title-level.ts'

test.each([
  [1, [2, 2, 3, 4, 5, 6]],
  [2, [3, 3, 4, 5, 6, 6]],
] as const)('below a title of level %s, headings have the levels %s', (title, levels) => {
  expect([1, 2, 3, 4, 5, 6].map((level) => nestHeading(level, title))).toEqual(levels)
})
