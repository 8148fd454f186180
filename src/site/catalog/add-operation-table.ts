import type { CachedApi } from '../../shared/api/loaded-api.ts'
import { getOperationPath } from '../../shared/api/pages/page-paths.ts'
import type { CatalogTables, FactTable } from '../../shared/content/catalog/catalog.ts'

/** Adds the operations of all APIs to the catalog as its table `operations`. Guides refer to them by ID. */
export function addOperationTable(catalog: CatalogTables, apis: readonly CachedApi[]): CatalogTables {
  if (apis.length === 0) return catalog
  return new Map([...catalog, ['operations', createOperationTable(apis)]])
}

function createOperationTable(apis: readonly CachedApi[]): FactTable {
  const rows = apis.flatMap(({ loaded: { document } }) => {
    const names = new Map(document.groups.map(({ id, name }) => [id, name]))
    return document.operations.map(
      ({ id, group, method, path, summary, cli, terraform, sdk }): [string, FactTable['rows'][string]] => [
        `${document.id}_${id}`,
        {
          api: document.id,
          name: id,
          group: names.get(group) ?? group,
          summary,
          method,
          path,
          url: getOperationPath(document, id),
          cli: cli.join(', '),
          terraform: terraform.join(', '),
          sdk: sdk.join(', '),
        },
      ],
    )
  })
  return {
    title: 'API operations',
    columns: [
      { key: 'summary', label: 'Operation', unit: undefined, code: false },
      { key: 'method', label: 'Method', unit: undefined, code: false },
      { key: 'path', label: 'Path', unit: undefined, code: true },
    ],
    rows: Object.fromEntries(rows),
  }
}
