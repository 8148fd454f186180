import { describe, expect, test } from 'vitest'
import { emptyLibrary, sampleSite } from '../../../../tests/unit/sample-values.ts'
import type { CatalogTable } from '../../../shared/content/catalog.ts'
import type { ArticleContext } from '../../../shared/output/server-module.ts'
import { resolveProps, selectRows } from './catalog-props.ts'

const plans: CatalogTable = {
  title: 'Plans',
  columns: [
    { key: 'name', label: 'Plan', unit: undefined, code: true },
    { key: 'series', label: 'Series', unit: undefined, code: false },
    { key: 'ram', label: 'Memory', unit: 'GB', code: false },
  ],
  rows: {
    'c3-4': { name: 'C3.4', series: 'c3', ram: 4, hidden: 'x' },
    'm3-8': { name: 'M3.8', series: 'm3', ram: 8 },
    'c3-8': { name: 'C3.8', series: 'c3', ram: 8 },
  },
}

const table = (rows: CatalogTable['rows']): CatalogTable => ({ title: '', columns: [], rows })

const context: ArticleContext = {
  title: 'X',
  site: sampleSite,
  locale: undefined,
  messages: {},
  topics: {},
  library: emptyLibrary,
  catalog: new Map([
    ['plans', plans],
    ['glossary', table({ crn: { term: 'CRN', definition: 'Customer number.' } })],
    [
      'operations',
      table({
        a: { name: 'create_node', method: 'POST', path: '/nodes/', api: 'myaccount' },
        b: { name: 'create_node', method: 'POST', path: '/gpu/nodes/', api: 'tir' },
      }),
    ],
  ]),
  area: 'tir',
  operationUrl: (api, id) => (api === 'tir' ? `/api/tir/#/${id}` : undefined),
}

describe('tables', () => {
  const rowsOf = (filter: Record<string, unknown>, columns?: string): unknown[] => {
    const { rows, columns: chosen } = selectRows(plans, filter, columns)
    return [rows.map(({ name }) => name), chosen.map(({ key }) => key)]
  }

  test.each([
    [{}, ['C3.4', 'M3.8', 'C3.8'], ['name', 'series', 'ram']],
    [{ series: 'c3' }, ['C3.4', 'C3.8'], ['name', 'ram']],
    [{ ram: 8 }, ['M3.8', 'C3.8'], ['name', 'series']],
    [{ ram: '8', series: 'c3' }, ['C3.8'], ['name']],
    [{ hidden: 'x' }, ['C3.4'], ['name', 'series', 'ram']],
    [{ series: 'none' }, [], ['name', 'ram']],
  ])(
    'with the filter %j have the rows %j, and the columns that still tell something',
    (filter, names, keys) => {
      expect(rowsOf(filter)).toEqual([names, keys])
    },
  )

  test('have the columns that the writer names', () => {
    expect(rowsOf({ series: 'c3' }, 'series, ram')).toEqual([
      ['C3.4', 'C3.8'],
      ['series', 'ram'],
    ])
  })

  test('are found by the name of the component, or by their own', () => {
    expect(resolveProps('PlanTable', {}, context)).toMatchObject({ catalog: { title: 'Plans' } })
    expect(resolveProps('CatalogTable', { name: 'plans', series: 'm3' }, context)).toMatchObject({
      catalog: { rows: [{ name: 'M3.8' }] },
    })
  })
})

describe('operations', () => {
  test('are those of the page’s own API first', () => {
    expect(resolveProps('ApiLink', { id: 'create_node' }, context)).toEqual({
      method: 'POST',
      path: '/gpu/nodes/',
      url: '/api/tir/#/create_node',
    })
  })

  test('may be asked of the other API', () => {
    expect(resolveProps('ApiLink', { id: 'create_node', api: 'myaccount' }, context)).toMatchObject({
      path: '/nodes/',
      url: undefined,
    })
  })
})

test('a term has its name and definition', () => {
  expect(resolveProps('Term', { id: 'crn' }, context)).toMatchObject({
    term: 'CRN',
    definition: 'Customer number.',
  })
})
