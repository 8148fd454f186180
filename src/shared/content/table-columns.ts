/** Texts of the cells of a table by row, with the header first. */
export type TableTexts = readonly (readonly string[])[]

/** Limits of a column's share of the width, in percent, in a table with three or four columns. */
const smallestShare = 20
const largestShare = 44
/** The first column has what readers look for, often in the wide letters of code. */
const firstWeight = 1.3

/**
 * Chooses the widths of columns, in percent, for all tables of a page that have the same headers: readers who look for
 * a symptom through several of them find each column in one place. Longer texts get more room, but not in proportion,
 * because they can wrap. Returns no widths for a single table, whose columns follow its texts.
 */
export function chooseColumnShares(tables: readonly TableTexts[]): number[] {
  const columns = tables[0]?.[0]?.length ?? 0
  if (tables.length < 2 || columns < 3 || columns > 4) return []
  const cells = tables.flatMap((rows) => rows.slice(1))
  const weights = Array.from({ length: columns }, (_, column) => {
    const total = cells.reduce((sum, row) => sum + (row[column]?.length ?? 0), 0)
    return Math.sqrt(Math.max(1, total / cells.length)) * (column === 0 ? firstWeight : 1)
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const shares = weights.map((weight) =>
    Math.round(Math.min(largestShare, Math.max(smallestShare, (weight / sum) * 100))),
  )
  // The last column has what the others leave.
  return shares.with(-1, 100 - shares.slice(0, -1).reduce((total, share) => total + share, 0))
}

/** An amount: not a version, a port, or an ID, which nobody compares digit by digit. */
const amount = /^[₹$€]?\s?[-−]?(?:\d{1,3}(?:,\d{2,3})*|\d+)(?:\.\d+)?\s?%?$/

/**
 * Whether all cells of a column after the first are amounts, at least two of them, and one is written with a comma
 * between its digits, as only amounts are.
 */
export function isAmountColumn(rows: TableTexts, column: number): boolean {
  const cells = rows.slice(1).flatMap((row) => row[column] || [])
  return (
    column > 0 &&
    cells.length > 1 &&
    cells.some((cell) => cell.includes(',')) &&
    cells.every((cell) => amount.test(cell))
  )
}
