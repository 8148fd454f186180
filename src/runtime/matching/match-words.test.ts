import { expect, test } from 'vitest'
import { matchesWords, partsOf, wordsOf } from './match-words.ts'

test('words have no accents or capitals', () => {
  expect(wordsOf('  Où est-ce? e2ectl, GPU!')).toEqual(['ou', 'est', 'ce', 'e2ectl', 'gpu'])
  expect(wordsOf(' – ')).toEqual([])
})

test('words are those of the search', () => {
  expect(wordsOf('Straße, Łódź')).toEqual(['strasse', 'lodz'])
  // "Node" and "not": only the vowels, which are marks, tell them apart.
  expect(wordsOf('नोड नोट')).toEqual(['नोड', 'नोट'])
  expect(matchesWords('नेड', wordsOf('नोड'))).toBe(false)
})

test('names have parts', () => {
  expect(partsOf('createNodePool2Size x')).toEqual(['create', 'node', 'pool2', 'size', 'x'])
})

test('a text matches when it has every word or one that begins with it', () => {
  const text = 'How do I resize a node? Choose Upgrade.'
  expect(matchesWords(text, wordsOf('node upgr'))).toBe(true)
  expect(matchesWords(text, wordsOf('NODE'))).toBe(true)
  expect(matchesWords(text, wordsOf('ode'))).toBe(false)
  expect(matchesWords(text, wordsOf('node volume'))).toBe(false)
  expect(matchesWords(text, [])).toBe(true)
})
