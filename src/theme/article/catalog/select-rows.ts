import type { FactTable } from '../../../shared/content/catalog.ts'
import type { CatalogRows } from './catalog-rows.ts'

type Props = Record<string, unknown>

/** The rows whose fields equal the filter, and the wanted columns (comma-separated keys; all of them by default). */
export function selectRows(table: FactTable | undefined, filter: Props, columns: unknown): CatalogRows {
  const columnKeys = typeof columns === 'string' ? columns.split(',').map((key) => key.trim()) : undefined
  const matches = (row: Record<string, string | number>): boolean =>
    Object.entries(filter).every(([field, value]) => String(row[field]) === String(value))
  const allColumns = table?.columns ?? []
  return {
    title: table?.title ?? '',
    columns:
      columnKeys === undefined
        ? allColumns.filter(({ key }) => !(key in filter))
        : allColumns.filter(({ key }) => columnKeys.includes(key)),
    rows: Object.values(table?.rows ?? {}).filter(matches),
  }
}

/** Drops the columns that no row fills. */
export function dropEmptyColumns({ title, columns, rows }: CatalogRows): CatalogRows {
  const isFilled = (value: string | number | undefined): boolean => value !== undefined && value !== ''
  return { title, columns: columns.filter(({ key }) => rows.some((row) => isFilled(row[key]))), rows }
}
