import { expect, test } from 'vitest'
import { samplePage } from '../../../tests/unit/sample-values.ts'
import type { CatalogTables, FactTable } from '../../shared/content/catalog/catalog.ts'
import { createRowSelection } from '../../shared/content/catalog/row-selection.ts'
import { formatProblems } from '../../shared/docs-error.ts'
import { checkRowSelections } from './check-row-selections.ts'

const table = (rows: FactTable['rows']): FactTable => ({
  title: 'Table',
  columns: ['name', 'value'].map((key) => ({ key, label: key, code: false })),
  rows,
})

const catalog: CatalogTables = new Map([
  [
    'limits',
    table({
      disks: { service: 'node', name: 'Disks', value: 8 },
      users: { service: 'database', name: 'Users', value: 40 },
    }),
  ],
  ['terraform', table({ node: { name: 'acme_node' } })],
  ['terraform-arguments', table({ size: { of: 'acme_node', kind: 'resource', name: 'size' } })],
  ['drafts', table({})],
])

type Use = readonly [component: string, props: Record<string, unknown>]

/** Reports the mistakes of components, one per line of a page. */
function check(uses: readonly Use[], unread: string[] = []): string {
  const rowSelections = uses.flatMap(([component, props], index) => {
    const rows = createRowSelection(component, props)
    return rows === undefined ? [] : [{ ...rows, component, file: 'content/docs/a.mdx', line: index + 1 }]
  })
  return formatProblems(checkRowSelections([samplePage('a', { rowSelections })], catalog, new Set(unread)))
}

test('[F-030] tables with rows are correct', () => {
  expect(
    check([
      ['LimitTable', {}],
      ['LimitTable', { service: 'database', columns: 'name, value' }],
      ['LimitTable', { name: 'Disks' }],
      ['CatalogTable', { name: 'limits', value: 8 }],
      ['TerraformSchema', { name: 'acme_node' }],
      ['Term', { id: 'crn' }],
    ]),
  ).toBe('')
})

test('mistakes that other checks report are not reported again', () => {
  expect(
    check([
      ['TerraformSchema', { name: 'acme_nodes' }],
      ['TerraformSchema', {}],
      ['CatalogTable', {}],
    ]),
  ).toBe('')
  expect(check([['PlanTable', { series: 'c3' }]], ['plans'])).toBe('')
})

test('tables that would be empty are reported with the nearest name', () => {
  expect(
    check([
      ['PlanTable', {}],
      ['CatalogTable', { name: 'limit' }],
      ['LimitTable', { service: 'databse' }],
      ['LimitTable', { servce: 'database' }],
      ['LimitTable', { service: 'node', value: '40' }],
      ['LimitTable', { name: 'Discs' }],
      ['LimitTable', { columns: 'name, vlaue, unit' }],
      ['TerraformSchema', { name: 'acme_node', kind: 'data source' }],
      ['CatalogTable', { name: 'drafts', service: 'node' }],
    ]),
  ).toMatchInlineSnapshot(`
    "content/docs/a.mdx:1
      \`<PlanTable>\` prints \`content/catalog/plans.yml\`, but there is no such file.
      Add the file, or remove the component.

    content/docs/a.mdx:2
      \`<CatalogTable>\` prints \`content/catalog/limit.yml\`, but there is no such file.
      Did you mean \`limits\`?

    content/docs/a.mdx:3
      \`service\` of \`<LimitTable>\` is \`databse\`, but no row of \`content/catalog/limits.yml\` has that value.
      Did you mean \`database\`?

    content/docs/a.mdx:4
      \`<LimitTable>\` selects rows by \`servce\`, but no row of \`content/catalog/limits.yml\` has that field.
      Did you mean \`service\`?

    content/docs/a.mdx:5
      \`<LimitTable>\` prints an empty table: no row of \`content/catalog/limits.yml\` has \`service="node"\` and \`value="40"\`.
      Correct the attributes, or add a row.

    content/docs/a.mdx:6
      \`name\` of \`<LimitTable>\` is \`Discs\`, but no row of \`content/catalog/limits.yml\` has that value.
      Did you mean \`Disks\`?

    content/docs/a.mdx:7
      \`<LimitTable>\` prints the column \`vlaue\`, which \`content/catalog/limits.yml\` doesn't have.
      Did you mean \`value\`?

    content/docs/a.mdx:7
      \`<LimitTable>\` prints the column \`unit\`, which \`content/catalog/limits.yml\` doesn't have.
      Columns: name, value.

    content/docs/a.mdx:8
      \`kind\` of \`<TerraformSchema>\` is \`data source\`, but no row of \`content/catalog/terraform-arguments.yml\` or \`content/catalog/terraform-attributes.yml\` has that value.
      Correct the value, or add a row.

    content/docs/a.mdx:9
      \`<CatalogTable>\` prints an empty table: \`content/catalog/drafts.yml\` has no rows.
      Correct the attributes, or add a row."
  `)
})
