import { describe, expect, test } from 'vitest'
import { sampleConfig, samplePage } from '../../../tests/unit/sample-values.ts'
import type { CatalogTables, FactTable } from '../../shared/content/catalog/catalog.ts'
import { addCatalogPages, findRowKey } from './add-catalog-pages.ts'

const table = (rows: FactTable['rows']): FactTable => ({ title: '', columns: [], rows })
const catalog: CatalogTables = new Map([
  ['commands', table({ stop: { name: 'cloud stop' }, list: { name: 'cloud list' } })],
  ['operations', table({ a_stop: { api: 'a', name: 'stop' }, b_stop: { api: 'b', name: 'stop' } })],
])
const config = sampleConfig({
  areas: ['a', 'b'].map((id) => ({ id, label: id, url: `/${id}/`, folder: id, sidebar: id })),
})

describe('commands', () => {
  const at = { file: 'content/docs/cli.mdx', line: 3 }
  const documenting = samplePage('cli', {
    anchors: ['cloud-stop'],
    catalogLookups: ['cloud stop', 'cloud list'].map((href) => ({
      catalog: 'commands',
      href,
      isDocumented: true,
      ...at,
    })),
    frontMatter: { cli: ['cloud stop'] },
  })
  const guide = samplePage('a/stop', { title: 'Stop', frontMatter: { api: ['stop'], cli: ['cloud stop'] } })
  const result = addCatalogPages(catalog, [documenting, guide], config)

  test('get the URL of the page that documents them, or of the heading that spells their name', () => {
    expect(result.get('commands')?.rows).toMatchObject({
      stop: { url: '/docs/cli/#cloud-stop' },
      list: { url: '/docs/cli/' },
    })
  })

  test('and operations of the page’s area get the guides that name them, without the page that documents them', () => {
    expect(Object.values(result.get('guides')?.rows ?? {})).toEqual([
      { table: 'operations', row: 'a_stop', title: 'Stop', url: '/docs/a/stop/' },
      { table: 'commands', row: 'stop', title: 'Stop', url: '/docs/a/stop/' },
    ])
  })
})

test('the catalog is unchanged if no page names its rows', () => {
  expect(addCatalogPages(catalog, [samplePage('a/x')], config)).toBe(catalog)
})

test('a row is found by key or name, and by area if several have that name', () => {
  const rows = catalog.get('operations')?.rows ?? {}
  expect(['a_stop', 'stop', 'none'].map((name) => findRowKey(rows, name, 'b'))).toEqual([
    'a_stop',
    'b_stop',
    undefined,
  ])
})
