import { ByteReader } from '../../shared/search/engine/byte-reader.ts'
import type { PagePart, PartSection } from './page-part.ts'

/** All pages of an index in one. Sections are numbered in the order of the pages. */
export interface MergedParts {
  sections: PartSection[]
  /** Files of sections; a page may have several. */
  chunks: { name: string; sections: number; isSamePage: boolean }[]
  terms: MergedTerm[]
}

export interface MergedTerm {
  term: string
  /** Sections with the term, ascending. */
  sections: Uint32Array
  impacts: Uint8Array
}

/** Merges pages. Counts first and fills then, so that ten thousand pages need five bytes a place and no lists. */
export function mergeParts(parts: readonly PagePart[]): MergedParts {
  const counts = countPlaces(parts)
  const total = [...counts.values()].reduce((sum, { count }) => sum + count, 0)
  const sections = new Uint32Array(total)
  const impacts = new Uint8Array(total)
  const sorted = [...counts.keys()].sort()
  let start = 0
  const terms = sorted.map((term): MergedTerm => {
    const entry = counts.get(term)
    const end = start + (entry?.count ?? 0)
    if (entry !== undefined) entry.next = start
    const merged = { term, sections: sections.subarray(start, end), impacts: impacts.subarray(start, end) }
    start = end
    return merged
  })
  let first = 0
  for (const part of parts) {
    const reader = new ByteReader(part.postings)
    for (const term of part.terms) {
      const entry = counts.get(term)
      for (let left = reader.number(); left > 0; left--) {
        const at = entry === undefined ? 0 : entry.next++
        sections[at] = first + reader.number()
        impacts[at] = reader.number()
      }
    }
    first += part.sections.length
  }
  return {
    sections: parts.flatMap((part) => part.sections),
    chunks: parts.flatMap(({ chunks }) =>
      chunks.map((chunk, index) => ({ ...chunk, isSamePage: index > 0 })),
    ),
    terms,
  }
}

function countPlaces(parts: readonly PagePart[]): Map<string, { count: number; next: number }> {
  const counts = new Map<string, { count: number; next: number }>()
  for (const { terms, postings } of parts) {
    const reader = new ByteReader(postings)
    for (const term of terms) {
      const count = reader.number()
      for (let left = count * 2; left > 0; left--) reader.number()
      const entry = counts.get(term)
      if (entry === undefined) counts.set(term, { count, next: 0 })
      else entry.count += count
    }
  }
  return counts
}
