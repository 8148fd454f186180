import { expect, test } from 'vitest'
import { sampleOperation } from '../../../tests/unit/api-values.ts'
import type { CatalogTables, FactTable } from '../../shared/content/catalog/catalog.ts'
import { findRelatedPages } from './find-related-pages.ts'

const table = (rows: FactTable['rows']): FactTable => ({ title: '', columns: [], rows })
const catalog: CatalogTables = new Map([
  [
    'commands',
    table({
      create: { name: 'cloud node create', url: '/docs/cli/#create' },
      list: { name: 'cloud node list' },
    }),
  ],
  ['sdk', table({ create: { name: 'Nodes.create', url: '/docs/sdk/#create' } })],
  ['terraform', table({ cloud_node: { name: 'cloud_node', url: '/docs/terraform/node/' } })],
  [
    'guides',
    table({
      1: { table: 'operations', row: 'cloud_createNode', title: 'Create a node', url: '/docs/node/' },
      2: { table: 'operations', row: 'other_createNode', title: 'Of another API', url: '/docs/other/' },
      3: { table: 'commands', row: 'create', title: 'Of a command', url: '/docs/command/' },
    }),
  ],
])

test('[F-031] operations get the guides of their API, and the pages about their commands, Terraform names, and SDK calls', () => {
  const operations = [
    sampleOperation({ cli: ['cloud node create', 'cloud node list'], terraform: ['cloud_node'] }),
    sampleOperation({ id: 'getNode', sdk: ['Nodes.create'] }),
  ]
  expect(findRelatedPages({ id: 'cloud', operations }, catalog, '/base/')).toEqual({
    guides: { createNode: [{ title: 'Create a node', url: '/base/docs/node/' }] },
    documentUrls: {
      'cloud node create': '/base/docs/cli/#create',
      cloud_node: '/base/docs/terraform/node/',
      'Nodes.create': '/base/docs/sdk/#create',
    },
  })
})

test('a site without a catalog has no tables', () => {
  expect(findRelatedPages({ id: 'cloud', operations: [sampleOperation()] }, new Map(), '/')).toEqual({
    guides: {},
    documentUrls: {},
  })
})
