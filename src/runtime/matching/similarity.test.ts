import { expect, test } from 'vitest'
import { likeness, wordLikeness } from './similarity.ts'

test('likeness is the share of letters that stay', () => {
  expect(likeness('node', 'node')).toBe(1)
  expect(likeness('node', 'nodes')).toBeCloseTo(0.8)
  expect(likeness('ab', 'xy')).toBe(0)
})

test('words count in any order, without fillers, whatever their endings', () => {
  expect(wordLikeness('creating-snapshots', 'Create a snapshot')).toBe(1)
  expect(wordLikeness('volume-attach', 'Attach a volume')).toBe(1)
  expect(wordLikeness('attach', 'Attach a volume')).toBeCloseTo(2 / 3)
  expect(wordLikeness('node', 'volume')).toBe(0)
  expect(wordLikeness('', 'volume')).toBe(0)
})
