import { expect, test } from 'vitest'
import { countWork, isLinear } from './count-work.ts'

test.each([
  [/a|b/, true],
  [/^a+$/, true],
  [/\/{2,}/g, true],
  [/\s+/g, true],
  [/[\s"]+/gu, true],
  [/^[^?#]*x$/, true],
  [/\s+$/, false],
  [/\s*=\s*/, false],
  [/^(?:a+)+$/, false],
  [/^a*b*$/, false],
  [/^a+$/m, false],
  [/a.*b/, false],
])('%s looks at a text once: %s', (pattern, isOnce) => {
  expect(isLinear(pattern)).toBe(isOnce)
})

test('work is counted by the length of the text, however often a pattern matches', async () => {
  const text = 'a b '.repeat(25)
  const work = await countWork(async () => {
    text.replace(/a/g, 'c')
    text.split(/ /)
    text.match(/\s+$/)
  })
  expect(work).toEqual({ steps: 10_200, worst: { pattern: '/\\s+$/', length: 100, steps: 10_000 } })
  expect((await countWork(async () => undefined)).steps).toBe(0)
})
