import { expect, test } from 'vitest'
import { computeScrollTop } from './remember-container-scroll.ts'

const box = { top: 100, bottom: 500 }

test.each([
  { title: 'an item in view stays', item: { top: 200, bottom: 230 }, top: 50, expected: undefined },
  { title: 'an item below comes to the middle', item: { top: 900, bottom: 920 }, top: 50, expected: 660 },
  { title: 'an item above comes to the middle', item: { top: -400, bottom: -380 }, top: 1000, expected: 310 },
  { title: 'never above the start', item: { top: 80, bottom: 99 }, top: 10, expected: 0 },
])('$title', ({ item, top, expected }) => {
  expect(computeScrollTop({ box, item, top })).toBe(expected)
})
