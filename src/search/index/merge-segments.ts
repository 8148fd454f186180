import { addLinkWords } from './add-link-words.ts'
import { type NumberedPage, numberTerms } from './number-terms.ts'
import type { PageSegment, SegmentSection } from './page-segment.ts'
import { postingBytes } from './page-segment.ts'

/** All pages of an index. Sections are numbered in the order of the pages. */
export interface MergedSegments {
  sections: SegmentSection[]
  /** Pages with the number of sections in each of their files. */
  pages: MergedPage[]
  terms: MergedTerm[]
}

interface MergedPage extends Pick<PageSegment, 'name' | 'url' | 'type' | 'labelWords' | 'trail' | 'chunks'> {
  /** Number of pages that link to it. */
  linkCount: number
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
  const numbered = numberTerms(segments)
  addLinkWords(numbered)
  const { numbers, names, counts, pages } = numbered
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
      // Without its postings, which are no longer needed.
      .map(({ ids, counts: _, postings, sections: __, links, ...page }) => page),
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
