import { expect, test } from 'vitest'
import { measureSimilarity, measureWordSimilarity } from './similarity.ts'

test('similarity is the share of unchanged letters', () => {
  expect(measureSimilarity('node', 'node')).toBe(1)
  expect(measureSimilarity('node', 'nodes')).toBeCloseTo(0.8)
  expect(measureSimilarity('ab', 'xy')).toBe(0)
})

test('words match in any order, without stop words and endings', () => {
  expect(measureWordSimilarity('creating-snapshots', 'Create a snapshot')).toBe(1)
  expect(measureWordSimilarity('volume-attach', 'Attach a volume')).toBe(1)
  expect(measureWordSimilarity('attach', 'Attach a volume')).toBeCloseTo(2 / 3)
  expect(measureWordSimilarity('node', 'volume')).toBe(0)
  expect(measureWordSimilarity('', 'volume')).toBe(0)
})
