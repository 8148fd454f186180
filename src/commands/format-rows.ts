import type { ExportFormat } from '../cli/operator-commands.ts'
import { type CsvValue, formatCsv } from '../shared/text/csv.ts'

/** Rows as a table with a line of names, or as JSON. */
export function formatRows<Name extends string>(
  rows: readonly Record<Name, CsvValue>[],
  columns: readonly Name[],
  format: ExportFormat,
): string {
  return format === 'json'
    ? `${JSON.stringify(rows, undefined, 2)}\n`
    : formatCsv([columns, ...rows.map((row) => columns.map((name) => row[name]))])
}
