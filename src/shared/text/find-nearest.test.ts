import { expect, test } from 'vitest'
import { findNearest, suggestFix } from './find-nearest.ts'

const names = ['title', 'sidebar_position', 'tags', 'draft']

test.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['sidebar-position', 'sidebar_position'],
  ['tag', 'tags'],
  ['drfat', 'draft'],
  ['description', undefined],
  ['', undefined],
  ['x', undefined],
])('nearest to %j is %j', (value, expected) => {
  expect(findNearest(value, names)).toBe(expected)
})

test.each([
  ['/docs/node/rezise/', '/docs/node/resize/'],
  ['/docs/nodes/resize/', '/docs/node/resize/'],
  ['/docs/two/', undefined],
])('nearest to the path %j is %j', (value, expected) => {
  expect(findNearest(value, ['/docs/', '/docs/a/', '/docs/node/resize/'])).toBe(expected)
})

test('returns the nearer of two, in any order', () => {
  expect(findNearest('cards', ['card', 'cards2', 'Cards'])).toBe('Cards')
  expect(findNearest('cards', ['Cards', 'cards2', 'card'])).toBe('Cards')
})

test('a suggestion is a question, or a fallback text', () => {
  expect(suggestFix('titel', names, 'Remove it.')).toBe('Did you mean `title`?')
  expect(suggestFix('zzzzzz', names, 'Remove it.')).toBe('Remove it.')
  expect(suggestFix('titel', [], 'Remove it.')).toBe('Remove it.')
})
