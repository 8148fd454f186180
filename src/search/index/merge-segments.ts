import { type PageSegment, postingBytes, type SegmentSection } from './page-segment.ts'

/** All pages of an index. Sections are numbered in the order of the pages. */
export interface MergedSegments {
  sections: SegmentSection[]
  /** Pages with the number of sections in each of their files. */
  pages: Pick<PageSegment, 'name' | 'trail' | 'chunks'>[]
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
export function mergeSegments(segments: Iterable<PageSegment>): MergedSegments {
  const { numbers, names, counts, pages } = numberTerms(segments)
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
    fillPostings(page, { sections, impacts, ends, first })
    first += page.sections.length
  }
  let start = 0
  return {
    sections: pages.flatMap((page) => page.sections),
    pages: pages
      .filter(({ chunks }) => chunks.length > 0)
      .map(({ name, trail, chunks }) => ({ name, trail, chunks })),
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
interface NumberedPage extends Omit<PageSegment, 'terms'> {
  ids: Uint32Array
}

interface NumberedTerms {
  numbers: ReadonlyMap<string, number>
  names: string[]
  /** Postings of each term in all pages. */
  counts: number[]
  pages: NumberedPage[]
}

function numberTerms(segments: Iterable<PageSegment>): NumberedTerms {
  const numbers = new Map<string, number>()
  const names: string[] = []
  const counts: number[] = []
  const pages: NumberedPage[] = []
  for (const { terms, ...segment } of segments) {
    const ids = new Uint32Array(terms.length)
    for (const [index, term] of terms.entries()) {
      let id = numbers.get(term)
      if (id === undefined) {
        const name = copyString(term)
        id = names.push(name) - 1
        numbers.set(name, id)
        counts.push(0)
      }
      ids[index] = id
      counts[id] = (counts[id] ?? 0) + (segment.counts[index] ?? 0)
    }
    pages.push({ ...segment, ids })
  }
  return { numbers, names, counts, pages }
}

/** Copies a string. V8 keeps the whole text of a page for one substring of it. */
const copyString = (term: string): string => Buffer.from(term).toString()

interface PostingArrays {
  sections: Uint32Array
  impacts: Uint8Array
  /** Position of the next posting of each term, and after all pages, the end of its postings. */
  ends: Uint32Array
  /** Number of the page's first section. */
  first: number
}

function fillPostings(
  { ids, counts, postings }: NumberedPage,
  { sections, impacts, ends, first }: PostingArrays,
): void {
  let from = 0
  for (let index = 0; index < ids.length; index++) {
    const id = ids[index] ?? 0
    let to = ends[id] ?? 0
    for (let left = counts[index] ?? 0; left > 0; left--) {
      sections[to] = first + (postings[from] ?? 0) + ((postings[from + 1] ?? 0) << 8)
      impacts[to++] = postings[from + 2] ?? 0
      from += postingBytes
    }
    ends[id] = to
  }
}
