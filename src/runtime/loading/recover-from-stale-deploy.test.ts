import { expect, test } from 'vitest'
import { canReload } from './recover-from-stale-deploy.ts'

test.each([
  ['never before', null, true],
  ['a second ago', '999000', false],
  ['a minute ago', '940000', false],
  ['a minute and more ago', '939000', true],
])('a page that was loaded again %s may be: %s', (_title, last, expected) => {
  expect(canReload(last, 1_000_000)).toBe(expected)
})
