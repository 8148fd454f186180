/**
 * Counts the letters to insert, remove, replace, or swap with their neighbor to turn `a` into `b` (optimal string
 * alignment). Any result above `limit` means "more than that". With `isPrefix`, `b` may continue after the match.
 *
 * Each row of the matrix is one letter of `a`. A row that is above the limit throughout ends the search:
 *
 *         n o d e
 *       0 1 2 3 4
 *     n 1 0 1 2 3
 *     d 2 1 1 1 2
 *     o 3 2 1 1 2   swap: the row two above, two columns back, plus one
 *     e 4 3 2 2 1
 */
export function editDistance(
  a: string,
  b: string,
  { limit, isPrefix }: { limit: number; isPrefix: boolean },
): number {
  const over = limit + 1
  if (a.length - b.length > limit || (!isPrefix && b.length - a.length > limit)) return over
  const width = isPrefix ? Math.min(b.length, a.length + limit) : b.length
  let before: number[] = []
  let last = Array.from({ length: width + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = computeNextRow({ a, b, row, last, before })
    if (Math.min(...current) > limit) return over
    before = last
    last = current
  }
  return Math.min(isPrefix ? Math.min(...last) : (last[width] ?? over), over)
}

interface Rows {
  a: string
  b: string
  /** Number of letters of `a` that the next row covers. */
  row: number
  /** `last` is the previous row, and `before` the row above it. */
  last: readonly number[]
  before: readonly number[]
}

function computeNextRow({ a, b, row, last, before }: Rows): number[] {
  const current = [row]
  for (let column = 1; column < last.length; column++) {
    const isSame = a[row - 1] === b[column - 1]
    const isSwapped = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
    const edited = Math.min(last[column] ?? 0, current[column - 1] ?? 0) + 1
    const replaced = (last[column - 1] ?? 0) + (isSame ? 0 : 1)
    const swapped = isSwapped ? (before[column - 2] ?? 0) + 1 : edited
    current.push(Math.min(edited, replaced, swapped))
  }
  return current
}
