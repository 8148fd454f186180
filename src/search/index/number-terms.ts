import type { PageSegment } from './page-segment.ts'

/** A page with numbers instead of terms: the texts of ten thousand pages are 400 MB. */
export interface NumberedPage extends Omit<PageSegment, 'terms'> {
  ids: Uint32Array
  /** Number of pages that link to it. */
  linkCount: number
}

export interface NumberedTerms {
  numbers: Map<string, number>
  names: string[]
  /** Postings of each term in all pages. */
  counts: number[]
  pages: NumberedPage[]
}

/** Numbers the terms of all pages. */
export function numberTerms(segments: Iterable<PageSegment>): NumberedTerms {
  const numbered: NumberedTerms = { numbers: new Map(), names: [], counts: [], pages: [] }
  const { counts, pages } = numbered
  for (const { terms, ...segment } of segments) {
    const ids = new Uint32Array(terms.length)
    for (const [index, term] of terms.entries()) {
      const id = numberTerm(term, numbered)
      ids[index] = id
      counts[id] = (counts[id] ?? 0) + (segment.counts[index] ?? 0)
    }
    pages.push({ ...segment, ids, linkCount: 0 })
  }
  return numbered
}

/** Returns the number of a term, a new one if it has none. */
export function numberTerm(term: string, { numbers, names, counts }: NumberedTerms): number {
  const known = numbers.get(term)
  if (known !== undefined) return known
  const name = copyString(term)
  const id = names.push(name) - 1
  numbers.set(name, id)
  counts.push(0)
  return id
}

/** Copies a string. V8 keeps the whole text of a page for one substring of it. */
const copyString = (term: string): string => Buffer.from(term).toString()
