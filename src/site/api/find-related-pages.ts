import type { ApiDocument } from '../../shared/api/api-document.ts'
import type { RelatedPages } from '../../shared/api/pages/related-pages.ts'
import type { CatalogTables } from '../../shared/content/catalog/catalog.ts'
import { addBase } from '../../shared/urls.ts'

/** Lists the guides of each operation of an API, and the pages about equivalent commands, Terraform names, and calls of the SDK. */
export function findRelatedPages(
  { id, operations }: Pick<ApiDocument, 'id' | 'operations'>,
  catalog: CatalogTables,
  base: string,
): RelatedPages {
  const rows = Object.values(catalog.get('guides')?.rows ?? {}).filter(({ table }) => table === 'operations')
  const guides = Map.groupBy(rows, ({ row }) => row)
  return {
    guides: Object.fromEntries(
      operations.flatMap((operation) => {
        const guideRows = guides.get(`${id}_${operation.id}`)
        if (guideRows === undefined) return []
        const links = guideRows.map(({ title, url }) => ({
          title: String(title),
          url: addBase(base, String(url)),
        }))
        return [[operation.id, links] as const]
      }),
    ),
    documentUrls: Object.fromEntries(
      Object.entries({
        commands: operations.flatMap(({ cli }) => cli),
        terraform: operations.flatMap(({ terraform }) => terraform),
        sdk: operations.flatMap(({ sdk }) => sdk),
      })
        .flatMap(([table, names]) => findDocuments(catalog, table, names))
        .map(([name, url]) => [name, addBase(base, url)]),
    ),
  }
}

function findDocuments(catalog: CatalogTables, table: string, names: readonly string[]): [string, string][] {
  const wantedNames = new Set(names)
  return Object.entries(catalog.get(table)?.rows ?? {}).flatMap(([key, row]): [string, string][] => {
    const name = [String(row.name), key].find((candidate) => wantedNames.has(candidate))
    return name === undefined || row.url === undefined ? [] : [[name, String(row.url)]]
  })
}
