/** How a table is shown on a phone. */
export interface TableLayout {
  /** Classes of the frame around the table. */
  className: string
  /** Names of the columns that a stacked row prints before its cells, by column. The first cell is the row's title. */
  labels: readonly (string | undefined)[]
}

/** Characters that fit side by side on a phone, and those that the space between two columns takes. */
const phoneWidth = 44
const columnGap = 3
/** A longer text wraps, and needs about half of its length. */
const shortText = 12
/** Maximum columns of short texts that fit side by side on a phone, or nearly. */
const maxShortColumns = 4

/**
 * Chooses the layout from the texts of all cells by row, with the header first. A few columns of short texts, such as the
 * sizes of plans, stay side by side, where they can be compared. Others are stacked if they don't fit.
 */
export function chooseTableLayout(rows: readonly (readonly string[])[]): TableLayout {
  const widths = measureColumns(rows)
  if (!isStacked(widths)) return { className: 'table-wrap', labels: [] }
  const labels = widths.length === 2 ? [] : [undefined, ...(rows[0] ?? []).slice(1)]
  return { className: 'table-wrap table-stacked', labels }
}

function isStacked(widths: readonly number[]): boolean {
  const [name = 0, ...others] = widths
  if (widths.length <= maxShortColumns && others.every((width) => width <= shortText)) return false
  const needed = widths.reduce((sum, width) => sum + Math.min(width, shortText * 2) + columnGap, 0)
  // A short name next to a text of any length reads well side by side.
  return others.length === 1 ? name > shortText && needed > phoneWidth : needed > phoneWidth
}

function measureColumns(rows: readonly (readonly string[])[]): number[] {
  const widths: number[] = []
  for (const row of rows)
    for (const [column, text] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, text.length)
  return widths
}
