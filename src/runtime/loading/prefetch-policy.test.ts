import { expect, test } from 'vitest'
import { allowsPrefetch } from './prefetch-policy.ts'

test.each([
  [undefined, true],
  [{}, true],
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ saveData: false, effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
])('a connection of %j allows it: %s', (connection, expected) => {
  expect(allowsPrefetch(connection)).toBe(expected)
})
