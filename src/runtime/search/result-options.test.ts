import { describe, expect, test } from 'vitest'
import type { SearchHit } from '../../shared/search/search-engine.ts'
import {
  findBestOption,
  flattenOptions,
  getNextOption,
  listHeadingsAbove,
  listOptions,
} from './result-options.ts'
import { toSavedPage } from './saved/saved-page.ts'

const hit = (page: string, ...headings: string[]): SearchHit => {
  const last = headings.at(-1)
  const pageUrl = `/docs/${page}/`
  const url = last === undefined ? pageUrl : `${pageUrl}#${last}`
  return {
    id: url,
    url,
    isExternal: false,
    pageUrl,
    kind: 'guide',
    area: 'compute',
    trail: ['Compute', 'Nodes', page, ...headings],
    page: [{ text: page, isMatch: false }],
    heading: last === undefined ? [] : [{ text: last, isMatch: true }],
    excerpt: [],
    method: undefined,
  }
}

const drawn = (hits: SearchHit[]): string[] =>
  listOptions(hits).map(
    ({ pageOption, sectionOptions, trail }) =>
      `${trail.join('/')}: ${[pageOption, ...sectionOptions].map(({ url }) => url).join(' ')}`,
  )

describe('[R-091] the options', () => {
  test('are grouped by page, in the order of the best hit of each', () => {
    expect(drawn([hit('resize', 'plan'), hit('delete'), hit('resize'), hit('delete', 'cost')])).toEqual([
      'Compute/Nodes: /docs/resize/ /docs/resize/#plan',
      'Compute/Nodes: /docs/delete/ /docs/delete/#cost',
    ])
  })

  test('start with the page, even if only a section of it was found', () => {
    expect(drawn([hit('resize', 'plan', 'price')])).toEqual([
      'Compute/Nodes: /docs/resize/ /docs/resize/#price',
    ])
  })

  test('have unique IDs, in screen order', () => {
    const options = flattenOptions(listOptions([hit('resize', 'plan'), hit('delete'), hit('resize')]))
    expect(options.map(({ id, url }) => `${id} ${url}`)).toEqual([
      'search-option-0 /docs/resize/',
      'search-option-1 /docs/resize/#plan',
      'search-option-2 /docs/delete/',
    ])
  })

  test('select the best hit, not the page above it', () => {
    const hits = [hit('resize', 'plan'), hit('resize'), hit('delete')]
    const options = flattenOptions(listOptions(hits))
    expect(options[findBestOption(options, hits[0])]?.url).toBe('/docs/resize/#plan')
    expect(findBestOption([], undefined)).toBe(-1)
  })

  test('have the headings between page and section', () => {
    expect(listHeadingsAbove(hit('resize', 'plan', 'price'))).toEqual(['plan'])
    expect(listHeadingsAbove(hit('resize'))).toEqual([])
  })

  test('include a section that has the title of its page', () => {
    expect(drawn([hit('resize', 'resize')])).toEqual(['Compute/Nodes: /docs/resize/ /docs/resize/#resize'])
  })
})

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', -1, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowLeft', 1, undefined],
])('%s at option %i of 3 selects %s', (key, active, expected) => {
  expect(getNextOption(key, active, 3)).toBe(expected)
  expect(getNextOption(key, active, 0)).toBeUndefined()
})

test('an option is saved with its parent titles', () => {
  const [page, section] = flattenOptions(listOptions([hit('resize', 'plan', 'price')]))
  expect([page, section].map((option) => option && toSavedPage(option))).toEqual([
    {
      type: 'page',
      url: '/docs/resize/',
      title: 'resize',
      trail: ['Compute', 'Nodes'],
      kind: 'guide',
      method: undefined,
    },
    {
      type: 'page',
      url: '/docs/resize/#price',
      title: 'price',
      trail: ['Compute', 'Nodes', 'resize'],
      kind: 'guide',
      method: undefined,
    },
  ])
})
