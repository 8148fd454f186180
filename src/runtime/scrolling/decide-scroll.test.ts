import { expect, test } from 'vitest'
import { scrollAfterSwitch, scrollsOnSamePage } from './decide-scroll.ts'

test.each([
  ['/a/?q=1', false],
  ['/a/?q=1#x', true],
  ['/a/', true],
])('within /a/, a navigation to %s scrolls: %s', (path, scrolls) => {
  expect(scrollsOnSamePage(new URL(path, 'https://docs.example'), '')).toBe(scrolls)
})

type Arrival = Parameters<typeof scrollAfterSwitch>[1]

/** Returns what scrolls after the switch to a page. */
function listScrolls(
  navigationType: string,
  arrival: Partial<Omit<Arrival, 'target'>>,
  hasTarget = false,
): string[] {
  const scrolls: string[] = []
  const target = { scrollIntoView: () => scrolls.push('target') } as unknown as HTMLElement
  const event = { navigationType, scroll: () => scrolls.push('browser') } as unknown as NavigateEvent
  const defaults = { top: undefined, isLate: false, isFree: true }
  scrollAfterSwitch(event, { ...defaults, ...arrival, target: hasTarget ? target : undefined })
  return scrolls
}

test('after a switch, the browser scrolls to the hash target, or to where it left an entry that it knows', () => {
  expect(listScrolls('push', {}, true)).toEqual(['browser'])
  expect(listScrolls('traverse', {})).toEqual(['browser'])
  expect(listScrolls('push', {})).toEqual([])
})

test('a page kind that had to be loaded scrolls to its target itself', () => {
  expect(listScrolls('push', { isLate: true }, true)).toEqual(['target'])
})

test('a page that the reader has left at a position, or is using already, stays there', () => {
  expect(listScrolls('traverse', { top: 40 }, true)).toEqual([])
  expect(listScrolls('push', { isFree: false }, true)).toEqual([])
})
