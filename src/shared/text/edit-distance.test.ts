import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

const exact = { limit: 9, isPrefix: false }
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 8 })

describe('the edit distance', () => {
  test.each([
    ['', '', 0],
    ['node', '', 4],
    ['resize', 'resume', 2],
    ['kitten', 'sitting', 3],
    ['node', 'node', 0],
    ['ndoe', 'node', 1],
    ['nod', 'node', 1],
    ['mode', 'node', 1],
    ['onde', 'node', 1],
    ['xnode', 'node', 1],
    ['kuberntes', 'kubernetes', 1],
    ['kubenrtes', 'kubernetes', 2],
  ])('from %s to %s is %d', (a, b, expected) => {
    expect(editDistance(a, b, exact)).toBe(expected)
  })

  test('to the beginning of a word leaves its rest aside', () => {
    expect(editDistance('kuebr', 'kubernetes', { limit: 1, isPrefix: true })).toBe(1)
    expect(editDistance('kuebr', 'kubernetes', { limit: 1, isPrefix: false })).toBe(2)
  })

  test('is the same both ways, 0 for the same word only, and one more than the limit at most', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 3 }), (a, b, limit) => {
        const full = editDistance(a, b, exact)
        expect(editDistance(b, a, exact)).toBe(full)
        expect(full === 0).toBe(a === b)
        expect(editDistance(a, b, { limit, isPrefix: false })).toBe(Math.min(full, limit + 1))
        expect(editDistance(a, b, { limit: 9, isPrefix: true })).toBeLessThanOrEqual(full)
      }),
    )
  })
})
