/** A table of facts as a page prints it: the rows are chosen, in order. */
export interface CatalogRows {
  title: string
  columns: { key: string; label: string; unit?: string | undefined; code?: boolean | undefined }[]
  rows: Record<string, string | number>[]
}

/** Columns of numbers are aligned at their last digit. */
export function isNumericColumn(rows: CatalogRows['rows'], key: string): boolean {
  const values = rows.map((row) => row[key]).filter((value) => value !== undefined && value !== '')
  return values.length > 0 && values.every((value) => /^[\d\s.,]+$/.test(String(value)))
}
