/** A table of facts from `content/catalog/`. */
export interface FactTable {
  title: string
  columns: FactColumn[]
  /** Fields by row id. A field without a column is not printed and can still be filtered by or used as a variable. */
  rows: Record<string, Record<string, string | number>>
}

interface FactColumn {
  key: string
  label: string
  unit?: string | undefined
  /** Print the values in monospace. */
  code: boolean
}

/** Tables by file name without extension. */
export type CatalogTables = ReadonlyMap<string, FactTable>
