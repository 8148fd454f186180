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
 * Splits sorted terms into files. Whether a file may end after a term depends on that term only, so a new term changes
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
    if (size + term.size > max || (size >= min && isBoundary(previousTerm))) {
      ranges.push([])
      size = 0
    }
    ranges.at(-1)?.push(term)
    size += term.size
  }
  return ranges
}

/** Selects one of eight terms (FNV-1a). */
function isBoundary(term: string): boolean {
  let hash = 0x811c9dc5
  for (let at = 0; at < term.length; at++) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193)
  return (hash >>> 16) % 8 === 0
}
