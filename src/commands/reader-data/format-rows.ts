import type { ExportFormat } from './define-export.ts'

/** Value of a cell. Undefined is empty. */
export type CsvValue = string | number | boolean | undefined

/** Formats rows as CSV with a header line, or as JSON. */
export function formatRows<Name extends string>(
  rows: readonly Record<Name, CsvValue>[],
  columns: readonly Name[],
  format: ExportFormat,
): string {
  return format === 'json'
    ? `${JSON.stringify(rows, undefined, 2)}\n`
    : formatCsv([columns, ...rows.map((row) => columns.map((name) => row[name]))])
}

/**
 * Formats rows as CSV (RFC 4180): lines end with CR LF, and values with a comma, a quote, or a line break are quoted.
 */
export function formatCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')
}

/** Spreadsheets evaluate text with this start as a formula, even after whitespace or in full-width characters. */
const formulaStart = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

function formatCell(value: CsvValue): string {
  if (typeof value !== 'string') return value === undefined ? '' : String(value)
  // An apostrophe marks text in spreadsheets. Numbers aren't text, so they don't need it.
  const text = formulaStart.test(value) ? `'${value}` : value
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
