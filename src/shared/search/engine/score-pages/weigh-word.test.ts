import { expect, test } from 'vitest'
import type { QueryWord } from '../query-word.ts'
import { getSentenceShare, weighRarity, weighWord } from './weigh-word.ts'

const createWord = (text: string): QueryWord => ({
  ...{ text, alternatives: [], isPrefix: false, isWeak: false, isOfHeadings: false, share: 1 },
})

test('[R-091] a query is a sentence from seven words, and none up to three', () => {
  expect([1, 3, 5, 7, 12].map(getSentenceShare)).toEqual([0, 0, 0.5, 1, 1])
})

test('[R-091] in a sentence, rare words and fillers say less than in a short query', () => {
  const [rare, filler] = [createWord('kubeconfig'), createWord('everything')]
  expect([weighRarity(rare, 4, 0), weighRarity(filler, 4, 0)]).toEqual([4, 4])
  expect(weighRarity(rare, 4, 1)).toBe(2)
  expect(weighRarity(filler, 4, 1)).toBeLessThan(1.5)
})

test('[R-091] a word that headings use says more, and one that the site lacks says little in a sentence', () => {
  const found = [1, 2, 3, 4]
  const query = { units: 100, length: 1, sentenceShare: 1 }
  const weigh = (headingFrequency: number): number =>
    weighWord(createWord('disk'), { found, frequency: 4, headingFrequency }, query)
  const missing = { found: [], frequency: 0, headingFrequency: 0 }
  expect(weigh(4)).toBeGreaterThan(weigh(1))
  expect(weigh(0)).toBeLessThan(weighWord(createWord('aadhaar'), missing, query))
  expect(weighWord(createWord('aadhaar'), missing, { ...query, length: 0 })).toBe(2)
})
