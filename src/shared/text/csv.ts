/** Value of a cell. Undefined is empty. */
export type CsvValue = string | number | boolean | undefined

/**
 * Formats rows as CSV (RFC 4180): lines end with CR LF, and values with a comma, quotation mark, or line break are
 * quoted.
 */
export function formatCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')
}

/** Matches text that spreadsheets run as a formula, also after blanks and with full-width characters. */
const formulaStart = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

function formatCell(value: CsvValue): string {
  if (typeof value !== 'string') return value === undefined ? '' : String(value)
  // The apostrophe marks it as text. Our own numbers need none.
  const text = formulaStart.test(value) ? `'${value}` : value
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
