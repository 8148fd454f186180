import { expect, test } from 'vitest'
import { samplePage } from '../../../tests/unit/sample-values.ts'
import type { CatalogTables } from '../../shared/content/catalog/catalog.ts'
import type { FrontMatter } from '../../shared/content/front-matter/front-matter.ts'
import { formatProblems } from '../../shared/docs-error.ts'
import { checkLookups } from './check-lookups.ts'

const table = (
  rows: Record<string, Record<string, string>>,
): { title: string; columns: []; rows: typeof rows } => ({
  title: 'Table',
  columns: [],
  rows,
})

const catalog: CatalogTables = new Map([
  ['operations', table({ 'create-node': { name: 'create_node' } })],
  ['commands', table({ 'node create': {} })],
  ['terraform', table({ node: { name: 'acme_node' } })],
  ['sdk', table({ Nodes_create: { name: 'Nodes.create' } })],
])

const complaints = (
  frontMatter: Partial<Pick<FrontMatter, 'api' | 'cli' | 'terraform' | 'sdk'>>,
  known: CatalogTables = catalog,
  unknown: string[] = [],
): string => formatProblems(checkLookups([samplePage('a', { frontMatter })], known, new Set(unknown)))

test('a row is found by its ID and by its name', () => {
  expect(
    complaints({
      api: ['create-node', 'create_node'],
      cli: ['node create'],
      terraform: ['node', 'acme_node'],
      sdk: ['Nodes.create'],
    }),
  ).toBe('')
})

test('each table has its own names and its own noun', () => {
  const all = complaints({
    api: ['node create'],
    cli: ['create-node'],
    terraform: ['acme_nodes'],
    sdk: ['Nodes.make'],
  })
  expect(all).toContain('The operation `node create` is not in `content/catalog/operations.yml`.')
  expect(all).toContain('The command `create-node` is not in `content/catalog/commands.yml`.')
  expect(all).toContain('The Terraform name `acme_nodes` is not in `content/catalog/terraform.yml`.')
  expect(all).toContain('Did you mean `acme_node`?')
  expect(all).toContain('The call of the SDK `Nodes.make` is not in `content/catalog/sdk.yml`.')
})

test('problems of operations from API documents name no catalog file', () => {
  const made: CatalogTables = new Map([['operations', table({ 'create-node': { url: '/api/' } })]])
  expect(complaints({ api: ['x'] }, made)).toContain('is not in any OpenAPI document of the site.')
  expect(complaints({ cli: ['x'] }, made)).toContain('is not in `content/catalog/commands.yml`.')
})

test('nothing is reported for a table that could not be read', () => {
  expect(complaints({ api: ['x'], cli: ['x'] }, catalog, ['operations'])).not.toContain('operation')
  expect(complaints({ api: ['x'], cli: ['x'] }, catalog, ['operations'])).toContain('command')
})
