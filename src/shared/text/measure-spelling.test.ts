import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { measureSpelling } from './measure-spelling.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '/', 'é'), maxLength: 9 })

test('counts what the edit distance counts, up to the limit', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 6 }), (a, b, limit) => {
      const expected = editDistance(a, b, { limit, isPrefix: false })
      expect(Math.min(measureSpelling(a, b, limit), limit + 1)).toBe(Math.min(expected, limit + 1))
    }),
    { numRuns: 2000 },
  )
})
