import { expect, test } from 'vitest'
import { type ScrollTrack, updateTrack } from './useHideOnScroll.ts'

test.each<{ title: string; before: ScrollTrack; top: number; after: ScrollTrack }>([
  { title: 'down', before: { top: 100, direction: 'up' }, top: 150, after: { top: 150, direction: 'down' } },
  { title: 'up', before: { top: 150, direction: 'down' }, top: 100, after: { top: 100, direction: 'up' } },
  {
    title: 'a small movement changes nothing',
    before: { top: 100, direction: 'down' },
    top: 95,
    after: { top: 100, direction: 'down' },
  },
  {
    title: 'small steps add up',
    before: { top: 100, direction: 'down' },
    top: 90,
    after: { top: 90, direction: 'up' },
  },
  {
    title: 'the direction at the top of the page is up',
    before: { top: 100, direction: 'down' },
    top: 0,
    after: { top: 0, direction: 'up' },
  },
])('$title', ({ before, top, after }) => {
  expect(updateTrack(before, top)).toEqual(after)
})
