import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allowedTypos, editDistance } from './distance.ts'
import { fold } from './fold.ts'
import { stem } from './stem.ts'

const exact = { limit: 9, isPrefix: false }
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 8 })

describe('distance', () => {
  test.each([
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

  test('of short words is none, of long ones two', () => {
    expect([3, 4, 7, 8].map(allowedTypos)).toEqual([0, 1, 1, 2])
  })
})

test.each([
  ['nodes', 'node'],
  ['policies', 'policy'],
  ['resizing', 'resize'],
  ['resized', 'resizes'],
  ['stopping', 'stop'],
  ['addresses', 'address'],
  ['images', 'image'],
  ['creating', 'creates'],
])('%s and %s have one stem', (a, b) => {
  expect(stem(a)).toBe(stem(b))
})

test.each([
  ['status', 'state'],
  ['access', 'acces'],
  ['ip', 'ips'],
  ['dns', 'dn'],
  ['string', 'str'],
])('%s and %s have not', (a, b) => {
  expect(stem(a)).not.toBe(stem(b))
})

test('accents, case and wide letters do not count; vowel signs of Indic scripts do', () => {
  expect(['Ünïcode', 'Straße', 'ŁÓDŹ', 'ﬁle', 'Ｎｏｄｅ'].map(fold)).toEqual([
    'unicode',
    'strasse',
    'lodz',
    'file',
    'node',
  ])
  expect(fold('हिन्दी')).not.toBe(fold('हन्द'))
})
