import { type PagePart, type PartSection, placeBytes } from './page-segment.ts'

/** All pages of an index. Sections are numbered in the order of the pages. */
export interface MergedParts {
  sections: PartSection[]
  /** Files of sections. A page may have several. */
  chunks: { name: string; sections: number; isSamePage: boolean }[]
  terms: MergedTerm[]
}

export interface MergedTerm {
  term: string
  /** Sections with the term, ascending. */
  sections: Uint32Array
  impacts: Uint8Array
}

/**
 * Merges the segments of pages, read one at a time. Counts first and fills afterward, so that ten thousand pages need
 * five bytes per posting and no lists.
 */
export function mergeParts(parts: Iterable<PagePart>): MergedParts {
  const { numbers, names, counts, pages } = numberTerms(parts)
  const sorted = [...names].sort().map((name) => numbers.get(name) ?? 0)
  const ends = new Uint32Array(names.length)
  let total = 0
  for (const id of sorted) {
    ends[id] = total
    total += counts[id] ?? 0
  }
  const sections = new Uint32Array(total)
  const impacts = new Uint8Array(total)
  let first = 0
  for (const page of pages) {
    fill(page, { sections, impacts, ends, first })
    first += page.sections.length
  }
  let start = 0
  return {
    sections: pages.flatMap((page) => page.sections),
    chunks: pages.flatMap(({ chunks }) =>
      chunks.map((chunk, index) => ({ ...chunk, isSamePage: index > 0 })),
    ),
    terms: sorted.map((id): MergedTerm => {
      const end = ends[id] ?? 0
      const range: [number, number] = [start, end]
      start = end
      return {
        term: names[id] ?? '',
        sections: sections.subarray(...range),
        impacts: impacts.subarray(...range),
      }
    }),
  }
}

/** A page with numbers instead of terms: the texts of ten thousand pages are 400 MB. */
interface NumberedPage extends Omit<PagePart, 'terms'> {
  ids: Uint32Array
}

interface NumberedTerms {
  numbers: ReadonlyMap<string, number>
  names: string[]
  /** Postings of each term in all pages. */
  counts: number[]
  pages: NumberedPage[]
}

function numberTerms(parts: Iterable<PagePart>): NumberedTerms {
  const numbers = new Map<string, number>()
  const names: string[] = []
  const counts: number[] = []
  const pages: NumberedPage[] = []
  for (const { terms, ...part } of parts) {
    const ids = new Uint32Array(terms.length)
    for (const [index, term] of terms.entries()) {
      let id = numbers.get(term)
      if (id === undefined) {
        const name = apart(term)
        id = names.push(name) - 1
        numbers.set(name, id)
        counts.push(0)
      }
      ids[index] = id
      counts[id] = (counts[id] ?? 0) + (part.counts[index] ?? 0)
    }
    pages.push({ ...part, ids })
  }
  return { numbers, names, counts, pages }
}

/** Copies a string. V8 keeps the whole text of a page for one substring of it. */
const apart = (term: string): string => Buffer.from(term).toString()

interface Filling {
  sections: Uint32Array
  impacts: Uint8Array
  /** Position of the next posting of each term, and after all pages, the end of its postings. */
  ends: Uint32Array
  /** Number of the page's first section. */
  first: number
}

function fill({ ids, counts, places }: NumberedPage, { sections, impacts, ends, first }: Filling): void {
  let from = 0
  for (let index = 0; index < ids.length; index++) {
    const id = ids[index] ?? 0
    let to = ends[id] ?? 0
    for (let left = counts[index] ?? 0; left > 0; left--) {
      sections[to] = first + (places[from] ?? 0) + ((places[from + 1] ?? 0) << 8)
      impacts[to++] = places[from + 2] ?? 0
      from += placeBytes
    }
    ends[id] = to
  }
}
