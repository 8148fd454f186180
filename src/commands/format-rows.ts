import type { ExportFormat } from '../cli/operator-commands.ts'

/** Value of a cell. Undefined is empty. */
export type CsvValue = string | number | boolean | undefined

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

/** Rows as CSV (RFC 4180): lines end with CR LF, and what has a comma, a quote or a line break is quoted. */
export function formatCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')
}

/** Spreadsheets run a text that begins so as a formula, also behind blanks, and in its wide form. */
const formulaStart = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

function formatCell(value: CsvValue): string {
  if (typeof value !== 'string') return value === undefined ? '' : String(value)
  // An apostrophe tells a spreadsheet that this is text. Numbers of ours are no texts and need none.
  const text = formulaStart.test(value) ? `'${value}` : value
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
