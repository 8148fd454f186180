/** Formats a table without the columns that are empty in every row. */
export function formatMarkdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = heads.map((_, index) => index).filter((index) => rows.some((row) => row[index] !== ''))
  const line = (cells: readonly string[]): string =>
    `| ${columns.map((index) => cells[index] ?? '').join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map((row) => line(row.map(formatCell)))].join(
    '\n',
  )
}

/** Escapes a cell, which must be one line and ends at a pipe character even in code. */
const formatCell = (text: string): string =>
  text
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|')
