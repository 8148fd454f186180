import { expect, test } from 'vitest'
import { findNearest, suggestFix, suggestPath } from './find-nearest.ts'

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

test.each([
  ['appId', 'applicationId'],
  ['app_id', 'applicationId'],
  ['APP-ID', 'applicationId'],
  ['search-key', 'searchKey'],
  ['SEARCH_KEY', 'searchKey'],
  ['idxName', 'indexName'],
  ['indexPrefix', undefined],
  ['desc', 'description'],
  ['in', undefined],
  ['apps', undefined],
])('the name nearest to %j is %j, in any style and abbreviated', (value, expected) => {
  expect(findNearest(value, ['applicationId', 'indexName', 'searchKey', 'description'])).toBe(expected)
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

test.each([
  ['/docs/node/rezise/', 'Did you mean `/docs/node/resize/`?'],
  ['/docs/nodes/resize/', 'Did you mean `/docs/node/resize/`?'],
  ['/doc/node/resize/', 'Did you mean `/docs/node/resize/`?'],
  ['/docs/node/nowhere/', 'Add the page.'],
  ['/docs/nowhere/', 'Add the page.'],
  ['/docs/modes/', 'Did you mean `/docs/node/`?'],
  ['/api/node/nowher/', 'Did you mean `/api/node/nowhere/`?'],
])('the fix for the missing path %j is %j, from its section', (path, expected) => {
  const paths = [
    '/docs/',
    '/docs/node/',
    '/docs/node/resize/',
    '/api/',
    '/api/nowhere/',
    '/api/node/nowhere/',
  ]
  expect(suggestPath(path, paths, 'Add the page.')).toBe(expected)
})
