import { expect, test } from 'vitest'
import type { SearchHit } from '../../shared/search/search-engine.ts'
import { findResultPlace } from './find-result-place.ts'
import type { ShownResponse } from './search-state.ts'

const hitAt = (url: string): SearchHit => ({
  id: url,
  url,
  isExternal: false,
  pageUrl: url.replace(/#.*/, ''),
  kind: 'guide',
  area: '',
  trail: [],
  page: [],
  heading: [],
  excerpt: [],
  method: undefined,
})
const hits = ['/a/', '/b/#x', '/a/#y', '/c/#z'].map(hitAt)

const shown = (offset = 0): ShownResponse => ({
  query: { text: 'x', area: undefined, kind: undefined, offset, limit: 20 },
  answer: { hits, total: 40, areas: {}, kinds: {}, suggestions: [] },
})

test('counts pages, not their sections', () => {
  expect(['/a/', '/a/#y', '/b/', '/c/#z'].map((url) => findResultPlace(shown(), url))).toEqual([1, 1, 2, 3])
})

test('continues on further pages of results', () => {
  expect(findResultPlace(shown(20), '/b/#x')).toBe(22)
})

test('is undefined for a link that is no result', () => {
  expect(findResultPlace(shown(), '/search/?q=x')).toBeUndefined()
  expect(findResultPlace(shown(), undefined)).toBeUndefined()
})
