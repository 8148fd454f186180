import { expect, test } from 'vitest'
import { matchesWords, splitNameParts, splitWords } from './match-words.ts'

test('words have no accents or capitals', () => {
  expect(splitWords('  Où est-ce? e2ectl, GPU!')).toEqual(['ou', 'est', 'ce', 'e2ectl', 'gpu'])
  expect(splitWords(' – ')).toEqual([])
})

test('words are split as for search', () => {
  expect(splitWords('Straße, Łódź')).toEqual(['strasse', 'lodz'])
  // "Node" and "not" differ only in their vowels, which are combining marks.
  expect(splitWords('नोड नोट')).toEqual(['नोड', 'नोट'])
  expect(matchesWords('नेड', splitWords('नोड'))).toBe(false)
})

test('splits names into parts', () => {
  expect(splitNameParts('createNodePool2Size x')).toEqual(['create', 'node', 'pool2', 'size', 'x'])
})

test('a text matches if each word is a prefix of one of its words', () => {
  const text = 'How do I resize a node? Choose Upgrade.'
  expect(matchesWords(text, splitWords('node upgr'))).toBe(true)
  expect(matchesWords(text, splitWords('NODE'))).toBe(true)
  expect(matchesWords(text, splitWords('ode'))).toBe(false)
  expect(matchesWords(text, splitWords('node volume'))).toBe(false)
  expect(matchesWords(text, [])).toBe(true)
})
