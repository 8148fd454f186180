import type { FactTable } from '../../../shared/content/catalog.ts'
import type { CatalogRows } from './catalog-rows.ts'

type Props = Record<string, unknown>

/** Selects the rows whose fields equal the filter, and the requested columns (comma-separated keys; all by default). */
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

/** Removes columns without a value in any row. */
export function dropEmptyColumns({ title, columns, rows }: CatalogRows): CatalogRows {
  const isFilled = (value: string | number | undefined): boolean => value !== undefined && value !== ''
  return { title, columns: columns.filter(({ key }) => rows.some((row) => isFilled(row[key]))), rows }
}
