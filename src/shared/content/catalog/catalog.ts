/** A table of facts from `content/catalog/`. */
export interface FactTable {
  title: string
  columns: FactColumn[]
  /** Fields by row ID. A field without a column isn't printed, but can be used in filters and as a variable. */
  rows: Record<string, Record<string, string | number>>
}

interface FactColumn {
  key: string
  label: string
  unit?: string | undefined
  /** Whether to print the values in monospace. */
  code: boolean
}

/** Tables by file name without extension. */
export type CatalogTables = ReadonlyMap<string, FactTable>
