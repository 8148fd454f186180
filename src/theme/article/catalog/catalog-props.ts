import type { ArticleComponentName } from '../../../shared/content/article-components.ts'
import type { CatalogTable } from '../../../shared/content/catalog.ts'
import type { ArticleContext } from '../../../shared/output/server-module.ts'
import type { CatalogRows } from './catalog-columns.ts'

type Props = Record<string, unknown>

const tableNames: Partial<Record<ArticleComponentName, string>> = {
  PlanTable: 'plans',
  RegionTable: 'regions',
  LimitTable: 'limits',
}

/** The props of a component that prints facts, looked up in the catalog. The site's check ran before: names exist. */
export function resolveProps(name: ArticleComponentName, props: Props, context: ArticleContext): Props {
  const row = (table: string, key: string): Record<string, string | number> =>
    findRow(context.catalog.get(table), key)
  switch (name) {
    case 'Term': {
      const { term, definition } = row('glossary', String(props.id))
      return { ...props, term: term ?? String(props.id), definition: definition ?? '' }
    }
    case 'ApiLink': {
      const id = String(props.id)
      const { method, path, api } = findOperation(id, props.api ?? context.area, context)
      return {
        method: String(method ?? ''),
        path: String(path ?? id),
        url: context.operationUrl(String(api ?? ''), id),
      }
    }
    case 'CliLink':
    case 'TerraformLink':
      return { ...props, url: undefined }
    default: {
      const { columns, name: table, children: _children, ...filter } = props
      return { catalog: selectRows(context.catalog.get(tableNames[name] ?? String(table)), filter, columns) }
    }
  }
}

function findRow(table: CatalogTable | undefined, key: string): Record<string, string | number> {
  const rows = table?.rows ?? {}
  return rows[key] ?? Object.values(rows).find(({ name }) => name === key) ?? {}
}

/** Two APIs may have an operation of one name: the wanted API's comes first. */
function findOperation(
  id: string,
  api: unknown,
  { catalog }: ArticleContext,
): Record<string, string | number> {
  const rows = Object.values(catalog.get('operations')?.rows ?? {}).filter(({ name }) => name === id)
  return rows.find((row) => row.api === api) ?? rows[0] ?? {}
}

/** The rows whose fields equal the filter, and the wanted columns (comma-separated keys; all of them by default). */
export function selectRows(table: CatalogTable | undefined, filter: Props, columns: unknown): CatalogRows {
  const wanted = typeof columns === 'string' ? columns.split(',').map((key) => key.trim()) : undefined
  const matches = (row: Record<string, string | number>): boolean =>
    Object.entries(filter).every(([field, value]) => String(row[field]) === String(value))
  const known = table?.columns ?? []
  return {
    title: table?.title ?? '',
    columns:
      wanted === undefined
        ? known.filter(({ key }) => !(key in filter))
        : known.filter(({ key }) => wanted.includes(key)),
    rows: Object.values(table?.rows ?? {}).filter(matches),
  }
}
