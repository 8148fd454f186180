import { expect, test } from 'vitest'
import { matchesWords, wordsOf } from './match-words.ts'

test('words have no accents, marks or capitals', () => {
  expect(wordsOf('  Où est-ce? e2ectl, GPU!')).toEqual(['ou', 'est', 'ce', 'e2ectl', 'gpu'])
  expect(wordsOf(' – ')).toEqual([])
})

test('a text matches when it has every word or one that begins with it', () => {
  const text = 'How do I resize a node? Choose Upgrade.'
  expect(matchesWords(text, wordsOf('node upgr'))).toBe(true)
  expect(matchesWords(text, wordsOf('NODE'))).toBe(true)
  expect(matchesWords(text, wordsOf('ode'))).toBe(false)
  expect(matchesWords(text, wordsOf('node volume'))).toBe(false)
  expect(matchesWords(text, [])).toBe(true)
})
