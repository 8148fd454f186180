import { expect, test, vi } from 'vitest'
import { createShownContent } from './shown-content.ts'

test('a request is aborted when the next one begins', () => {
  const shown = createShownContent()
  const first = shown.begin()
  expect(first.aborted).toBe(false)
  const second = shown.begin()
  expect([first.aborted, second.aborted]).toEqual([true, false])
})

test('content is stopped once, when other content replaces it', () => {
  const shown = createShownContent()
  const stop = vi.fn()
  shown.replaceContent(stop)
  expect(stop).not.toHaveBeenCalled()
  shown.replaceContent()
  shown.replaceContent()
  expect(stop).toHaveBeenCalledOnce()
})
