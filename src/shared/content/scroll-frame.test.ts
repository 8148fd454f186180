import { expect, test } from 'vitest'
import { formatScrollFrame } from './scroll-frame.ts'

test('a frame that scrolls is named, and its name is escaped', () => {
  expect(formatScrollFrame('a "b"')).toBe(' tabindex="0" role="group" aria-label="a &quot;b&quot;"')
})
