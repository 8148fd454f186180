import type { FactTable } from '../../../../shared/content/catalog/catalog.ts'

type Row = FactTable['rows'][string]

/** Finds a row by its key or its field `name`. A missing row has no fields. */
export function findRow(table: FactTable | undefined, name: string): { key: string; row: Row } {
  const [key = name, row = {}] =
    Object.entries(table?.rows ?? {}).find(([id, fields]) => id === name || fields.name === name) ?? []
  return { key, row }
}
