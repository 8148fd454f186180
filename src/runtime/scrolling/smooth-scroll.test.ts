import { expect, test } from 'vitest'
import { animateScroll, getNextPosition, type Scroller } from './smooth-scroll.ts'

/** A page of 2000 px that can be scrolled by 1000 px, whose frames come at once. */
function createView(change: Partial<Scroller> = {}) {
  const positions: number[] = []
  let onInput: () => void = () => undefined
  const view: Scroller = {
    read: () => 0,
    scrollTo: (top) => void positions.push(top),
    end: () => 1000,
    isMotionReduced: () => false,
    requestFrame: (task) => queueMicrotask(task),
    onInput(stop) {
      onInput = stop
      return () => undefined
    },
    ...change,
  }
  return { view, positions, touch: () => onInput() }
}

test.each([
  [0, 100, 15],
  [100, 0, 85],
  [0, 4, 1],
  [99.5, 100, 100],
  [100, 100, 100],
])('from %s towards %s comes %s', (position, target, next) => {
  expect(getNextPosition(position, target)).toBe(next)
})

test('moves 15 % of the remaining distance per frame until it is there', async () => {
  const { view, positions } = createView()
  expect(await animateScroll(view, 100)).toBe(true)
  expect(positions.slice(0, 3).map((position) => Number(position.toFixed(4)))).toEqual([15, 27.75, 38.5875])
  expect(positions.at(-1)).toBe(100)
})

test('does not try to go beyond the end of the page', async () => {
  const { view, positions } = createView()
  await animateScroll(view, 5000)
  expect(positions.at(-1)).toBe(1000)
})

test('jumps if the reader prefers reduced motion', async () => {
  const { view, positions } = createView({ isMotionReduced: () => true })
  await animateScroll(view, 100)
  expect(positions).toEqual([100])
})

test('stops when the reader takes over', async () => {
  const { view, positions, touch } = createView()
  const scrolling = animateScroll(view, 100)
  await Promise.resolve()
  touch()
  expect(await scrolling).toBe(false)
  expect(positions.length).toBeLessThan(3)
})
