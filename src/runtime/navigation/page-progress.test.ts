import { expect, test } from 'vitest'
import { createPageProgress, type PageProgress } from './page-progress.ts'

/** A clock that stands until `pass` moves it. */
function createClock() {
  const tasks = new Map<number, { at: number; task: () => void }>()
  let now = 0
  let count = 0
  const nextBefore = (end: number) =>
    [...tasks].filter(([, { at }]) => at <= end).sort((a, b) => a[1].at - b[1].at)[0]
  return {
    setTimeout(task: () => void, ms: number): number {
      count += 1
      tasks.set(count, { at: now + ms, task })
      return count
    },
    clearTimeout: (timer: number | undefined) => void tasks.delete(timer ?? 0),
    pass(ms: number) {
      const end = now + ms
      for (let next = nextBefore(end); next !== undefined; next = nextBefore(end)) {
        tasks.delete(next[0])
        now = next[1].at
        next[1].task()
      }
      now = end
    },
    isIdle: () => tasks.size === 0,
  }
}

const shown = (progress: PageProgress) =>
  progress.read().isVisible ? Number(progress.read().amount.toFixed(3)) : 'hidden'

test('appears 200 ms after the start with 8 %, and moves by 2 % every 800 ms', () => {
  const clock = createClock()
  const progress = createPageProgress(clock)
  progress.start()
  clock.pass(199)
  expect(shown(progress)).toBe('hidden')
  clock.pass(1)
  expect(shown(progress)).toBe(0.08)
  clock.pass(799)
  expect(shown(progress)).toBe(0.08)
  clock.pass(1)
  expect(shown(progress)).toBe(0.1)
  clock.pass(1600)
  expect(shown(progress)).toBe(0.14)
})

test('fills up when done and disappears 200 ms later', () => {
  const clock = createClock()
  const progress = createPageProgress(clock)
  progress.start()
  clock.pass(300)
  progress.done()
  expect(shown(progress)).toBe(1)
  clock.pass(199)
  expect(shown(progress)).toBe(1)
  clock.pass(1)
  expect(shown(progress)).toBe('hidden')
  expect(clock.isIdle()).toBe(true)
})

test('is never visible if the page loads within the delay', () => {
  const clock = createClock()
  const progress = createPageProgress(clock)
  const seen: unknown[] = []
  progress.subscribe(() => seen.push(shown(progress)))
  progress.start()
  clock.pass(150)
  progress.done()
  clock.pass(10_000)
  expect(seen).toEqual([])
})

test('never looks complete too early', () => {
  const clock = createClock()
  const progress = createPageProgress(clock)
  progress.start()
  clock.pass(200 + 800 * 100)
  expect(shown(progress)).toBe(0.994)
})

test('a second start restarts it', () => {
  const clock = createClock()
  const progress = createPageProgress(clock)
  progress.start()
  clock.pass(1200)
  progress.start()
  expect(shown(progress)).toBe('hidden')
  clock.pass(200)
  expect(shown(progress)).toBe(0.08)
  progress.done()
  progress.start()
  clock.pass(200)
  expect(shown(progress)).toBe(0.08)
})

test('a second start within the delay restarts the delay', () => {
  const clock = createClock()
  const progress = createPageProgress(clock)
  progress.start()
  clock.pass(150)
  progress.start()
  clock.pass(199)
  expect(shown(progress)).toBe('hidden')
  clock.pass(1)
  expect(shown(progress)).toBe(0.08)
})

test('notifies subscribers until they unsubscribe', () => {
  const clock = createClock()
  const progress = createPageProgress(clock)
  const seen: unknown[] = []
  const end = progress.subscribe(() => seen.push(shown(progress)))
  progress.start()
  clock.pass(200)
  progress.done()
  expect(seen).toEqual([0.08, 1])
  end()
  clock.pass(200)
  expect(seen).toEqual([0.08, 1])
})
