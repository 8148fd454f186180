import type { FactTable } from '../../../../shared/content/catalog/catalog.ts'
import { findRows, type RowSelection } from '../../../../shared/content/catalog/row-selection.ts'
import type { CatalogRows } from './catalog-rows.ts'

/** Selects the rows whose fields equal the filter, and the requested columns. Fields of the filter have no column. */
export function selectRows(
  table: FactTable | undefined,
  { filter, columns }: Pick<RowSelection, 'filter' | 'columns'>,
): CatalogRows {
  const allColumns = table?.columns ?? []
  return {
    title: table?.title ?? '',
    columns:
      columns === undefined
        ? allColumns.filter(({ key }) => !(key in filter))
        : allColumns.filter(({ key }) => columns.includes(key)),
    rows: findRows(table, filter),
  }
}

/** Whether a cell has a value. */
export const isFilled = (value: string | number | undefined): value is string | number =>
  value !== undefined && value !== ''

/** Removes columns without a value in any row. */
export function dropEmptyColumns({ title, columns, rows }: CatalogRows): CatalogRows {
  return { title, columns: columns.filter(({ key }) => rows.some((row) => isFilled(row[key]))), rows }
}
