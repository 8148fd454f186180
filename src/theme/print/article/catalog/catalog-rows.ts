/** A table of facts as printed on a page: rows are selected and sorted. */
export interface CatalogRows {
  title: string
  columns: { key: string; label: string; unit?: string | undefined; code?: boolean | undefined }[]
  rows: Record<string, string | number>[]
}

/** Checks whether all cells of a column are numbers. Such columns are right-aligned. */
export function isNumericColumn(rows: CatalogRows['rows'], key: string): boolean {
  const values = rows.map((row) => row[key]).filter((value) => value !== undefined && value !== '')
  return values.length > 0 && values.every((value) => /^[\d\s.,]+$/.test(String(value)))
}
