import { createFenceReader } from '../../../shared/content/fences.ts'

const delimiterRow = /^\s*\|?(?:\s*:?-[- ]*:?\s*\|)+(?:\s*:?-[- ]*:?)?\s*$/
const brokenDelimiter = /-\s+-/

/**
 * Gives the first two rows of each table the cells of its longest row. Docusaurus 2 reads tables whose rows have different numbers of cells;
 * in MDX 2 and newer they aren't tables, or lose cells.
 */
export function completeTables(text: string): string {
  const readFence = createFenceReader()
  const lines = text.split('\n')
  const isCode = lines.map(readFence)
  for (const [index, line] of lines.entries()) {
    const header = lines[index - 1] ?? ''
    if (isCode[index] === true || !delimiterRow.test(line) || !header.includes('|')) continue
    const end = lines.findIndex((row, at) => at > index && !row.includes('|'))
    const rows = [header, ...lines.slice(index + 1, end === -1 ? lines.length : end)]
    const count = Math.max(...rows.map((row) => splitCells(row).length))
    const isWhole = splitCells(header).length === count && splitCells(line).length === count
    if (isWhole && !brokenDelimiter.test(line)) continue
    lines[index - 1] = formatRow(splitCells(header), count, '')
    lines[index] = formatRow(splitCells(line.replace(/(?<=-)\s+(?=-)/g, '')), count, '---')
  }
  return lines.join('\n')
}

const splitCells = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)

const formatRow = (cells: readonly string[], count: number, empty: string): string =>
  `|${Array.from({ length: count }, (_, index) => ` ${cells[index]?.trim() ?? empty} |`).join('')}`
