import { expect, test } from 'vitest'
import { editDistance, likeness, wordLikeness } from './similarity.ts'

test.each([
  ['', '', 0],
  ['node', '', 4],
  ['', 'node', 4],
  ['node', 'node', 0],
  ['node', 'nodes', 1],
  ['ndoe', 'node', 1],
  ['resize', 'resume', 2],
  ['kitten', 'sitting', 3],
])('from %j to %j there are %i changes', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
  expect(editDistance(b, a)).toBe(distance)
})

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
