import { expect, test } from 'vitest'
import type { SearchResponse } from '../../shared/search/search-engine.ts'
import { listAreaChoices } from './list-area-choices.ts'

const areas = ['compute', 'storage'].map((id) => ({ id, label: id, url: `/${id}/`, sidebar: id }))
const answer: SearchResponse = {
  hits: [],
  total: 2,
  areas: { compute: 2, '': 3 },
  kinds: {},
  suggestions: [],
}

const listCounts = (given: SearchResponse | undefined, area: string | undefined): unknown[] =>
  listAreaChoices({ areas, answer: given, area, everywhere: 'All' }).map(({ label, count }) => [label, count])

test('counts all results without a limit', () => {
  expect(listCounts({ ...answer, total: 5 }, undefined)).toEqual([
    ['All', 5],
    ['compute', 2],
    ['storage', 0],
  ])
})

test('counts the results of all areas, including pages without an area', () => {
  expect(listCounts(answer, 'compute')).toEqual([
    ['All', 5],
    ['compute', 2],
    ['storage', 0],
  ])
})

test('has no counts before the first response', () => {
  expect(listCounts(undefined, 'compute')).toEqual([
    ['All', undefined],
    ['compute', undefined],
    ['storage', undefined],
  ])
})
