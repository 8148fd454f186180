export interface SizedTerm {
  term: string
  /** In bytes. */
  size: number
}

/** Minimum and maximum bytes of a file. A larger term gets its own file. */
export interface RangeSize {
  min: number
  max: number
}

/**
 * Splits sorted terms into files. Whether a file may end between two terms depends on these only, so a new term changes
 * one file and not all that follow.
 */
export function splitTermsIntoFiles<T extends SizedTerm>(
  terms: readonly T[],
  { min, max }: RangeSize,
): T[][] {
  const ranges: T[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const term of terms) {
    const previousTerm = ranges.at(-1)?.at(-1)?.term ?? ''
    if (size + term.size > max || (size >= min && isBoundary(previousTerm, term.term))) {
      ranges.push([])
      size = 0
    }
    ranges.at(-1)?.push(term)
    size += term.size
  }
  return ranges
}

/** Letters that the first term of a file shares with the last term of the file before, at most. */
const sharedLetters = 2

/** Whether few letters distinguish a term from the previous term. They're the key of its file, and each query loads all keys. */
const isBoundary = (before: string, term: string): boolean =>
  term.slice(0, sharedLetters + 1) !== before.slice(0, sharedLetters + 1)
