import type { FactTable } from '../../../../shared/content/catalog/catalog.ts'
import type { ArticleContext } from '../../../../shared/output/server-module.ts'
import type { ApiLinkProps } from '../CatalogLinks.tsx'

type Row = FactTable['rows'][string]

/** Finds a row by its key or its field `name`. A missing row has no fields. */
export function findRow(table: FactTable | undefined, name: string): { key: string; row: Row } {
  const [key = name, row = {}] =
    Object.entries(table?.rows ?? {}).find(([id, fields]) => id === name || fields.name === name) ?? []
  return { key, row }
}

/**
 * Creates the link to an operation. Two APIs may have operations with the same name, so the requested API's is
 * preferred.
 */
export function createApiLink(id: string, requestedApi: unknown, context: ArticleContext): ApiLinkProps {
  const rows = Object.values(context.catalog.get('operations')?.rows ?? {}).filter(({ name }) => name === id)
  const { method, path, api } = rows.find((row) => row.api === requestedApi) ?? rows[0] ?? {}
  return {
    method: String(method ?? ''),
    path: String(path ?? id),
    url: context.operationUrl(String(api ?? ''), id),
  }
}
