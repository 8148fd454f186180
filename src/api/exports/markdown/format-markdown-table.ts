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

/** Formats text as inline code with as many backticks as it needs. */
export function formatInlineCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const mark = '`'.repeat(longest + 1)
  return longest === 0 ? `${mark}${text}${mark}` : `${mark} ${text} ${mark}`
}

/** Formats a code block with a fence longer than any in the text. */
export function formatCodeBlock(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`
}
