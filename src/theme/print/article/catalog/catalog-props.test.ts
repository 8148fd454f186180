import { describe, expect, test } from 'vitest'
import { emptyLibrary, sampleSite } from '../../../../../tests/unit/sample-values.ts'
import type { FactTable } from '../../../../shared/content/catalog/catalog.ts'
import type { ArticleContext } from '../../../../shared/output/render-module.ts'
import { resolveCatalogProps } from './catalog-props.ts'
import type { CatalogRows } from './catalog-rows.ts'

const plans: FactTable = {
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

const table = (rows: FactTable['rows']): FactTable => ({ title: '', columns: [], rows })

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
  const listRows = (filter: Record<string, unknown>, columns?: string): unknown[] => {
    const props = { name: 'plans', ...filter, columns }
    const { catalog } = resolveCatalogProps('CatalogTable', props, context) as { catalog: CatalogRows }
    const { rows, columns: chosen } = catalog
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
    'with the filter %j have the rows %j, and the columns that still distinguish them',
    (filter, names, keys) => {
      expect(listRows(filter)).toEqual([names, keys])
    },
  )

  test('have the columns that the writer selects', () => {
    expect(listRows({ series: 'c3' }, 'series, ram')).toEqual([
      ['C3.4', 'C3.8'],
      ['series', 'ram'],
    ])
  })

  test('are found by component name or table name', () => {
    expect(resolveCatalogProps('PlanTable', {}, context)).toMatchObject({ catalog: { title: 'Plans' } })
    expect(resolveCatalogProps('CatalogTable', { name: 'plans', series: 'm3' }, context)).toMatchObject({
      catalog: { rows: [{ name: 'M3.8' }] },
    })
  })
})

describe('operations', () => {
  test("prefer the page's own API", () => {
    expect(resolveCatalogProps('ApiLink', { id: 'create_node' }, context)).toEqual({
      method: 'POST',
      path: '/gpu/nodes/',
      url: '/api/tir/#/create_node',
    })
  })

  test('can be requested from the other API', () => {
    expect(resolveCatalogProps('ApiLink', { id: 'create_node', api: 'myaccount' }, context)).toMatchObject({
      path: '/nodes/',
      url: undefined,
    })
  })
})

test('a term has its name and definition', () => {
  expect(resolveCatalogProps('Term', { id: 'crn' }, context)).toMatchObject({
    term: 'CRN',
    definition: 'Customer number.',
  })
})

describe('commands and Terraform names', () => {
  const catalog = new Map([
    [
      'commands',
      table({
        node_stop: {
          name: 'cloud node stop',
          usage: 'cloud node stop <id>',
          context: '--alias, --location',
          url: '/cli/#stop',
          check: 'cloud node list',
        },
        node_list: { name: 'cloud node list', output: 'A table.', url: '/cli/#list' },
      }),
    ],
    [
      'command-flags',
      {
        title: 'Flags',
        columns: ['flag', 'required', 'default', 'description'].map((key) => ({
          key,
          label: key,
          unit: undefined,
          code: false,
        })),
        rows: {
          a: {
            command: 'cloud node stop',
            flag: '--force',
            value: '<mode>',
            required: 'Yes',
            default: 'soft',
            description: 'Ends it.',
          },
          b: { command: 'cloud node list', flag: '--json' },
        },
      },
    ],
    [
      'operations',
      table({ a: { api: 'tir', name: 'stopNode', method: 'PUT', path: '/stop/', cli: 'cloud node stop' } }),
    ],
    [
      'guides',
      table({ a: { table: 'commands', row: 'node_stop', title: 'Stop a node', url: '/docs/stop/' } }),
    ],
    ['terraform', table({ cloud_node: { name: 'cloud_node' } })],
    [
      'billing',
      table({
        node: {
          subject: 'a node',
          charge: 'Billed by the hour',
          end: 'Delete it',
          list: 'https://p.example/',
        },
        gpu: { subject: 'a GPU', charge: 'GB-seconds are billed' },
      }),
    ],
    [
      'prices',
      table({
        a: {
          of: 'node',
          item: 'C3',
          value: 28500,
          currency: 'INR',
          unit: 'a year',
          date: '2026-04',
          tax: 'net',
        },
        b: { of: 'node', value: 0.5, currency: 'USD', unit: 'an hour', date: '2025' },
        c: { of: 'disk', value: 1, currency: 'USD', unit: 'an hour', date: '2025' },
      }),
    ],
  ])
  const based = { ...context, catalog, site: { ...sampleSite, base: '/x/' } }

  test('link to the page that documents them, under the base path', () => {
    expect(resolveCatalogProps('CliLink', { command: 'cloud node stop' }, based).url).toBe('/x/cli/#stop')
    expect(resolveCatalogProps('TerraformLink', { name: 'cloud_node' }, based).url).toBeUndefined()
  })

  test('a command has its own flags, its operations, and the guides that use it', () => {
    expect(resolveCatalogProps('Command', { name: 'cloud node stop' }, based)).toMatchObject({
      usage: { text: 'cloud node stop <id>', language: 'bash' },
      options: { rows: [{ flag: '--force <mode>', description: '**Required.** Ends it. Default: `soft`.' }] },
      notes: [{ label: 'Also accepts', text: '`--alias`, `--location`' }],
      check: { command: 'cloud node list', url: '/x/cli/#list' },
      operations: [{ method: 'PUT', path: '/stop/', url: '/api/tir/#/stopNode' }],
      guides: [{ title: 'Stop a node', url: '/x/docs/stop/' }],
    })
  })

  test('a command that prints something has its output', () => {
    expect(resolveCatalogProps('Command', { name: 'cloud node list' }, based)).toMatchObject({
      notes: [{ label: 'Output', text: 'A table.' }],
      check: undefined,
    })
  })

  test('a cost names the resource, its dated prices, and the price list', () => {
    expect(resolveCatalogProps('BillingState', { of: 'node' }, based)).toEqual({
      label: 'Cost of a node',
      sentences: [
        'billed by the hour.',
        'Price: C3, INR 28,500 a year, April 2026, net; USD 0.5 an hour, 2025.',
        'Delete it.',
      ],
      list: { label: 'Prices', url: 'https://p.example/' },
    })
  })

  test('a cost names the other resources that the page needs', () => {
    const { sentences } = resolveCatalogProps('BillingState', { of: 'gpu', also: 'node, disk' }, based)
    expect(sentences).toEqual(['GB-seconds are billed.', 'Billed separately: a node and disk.'])
  })

  test('a cost without prices, end, or price list has only its charge', () => {
    expect(resolveCatalogProps('BillingState', { of: 'gpu' }, based)).toEqual({
      label: 'Cost of a GPU',
      sentences: ['GB-seconds are billed.'],
      list: undefined,
    })
  })
})
