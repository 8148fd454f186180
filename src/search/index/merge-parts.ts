import { type PagePart, type PartSection, placeBytes } from './page-part.ts'

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
  const { names, counts, ids } = numberTerms(parts)
  const sorted = names.map((_, id) => id).sort((a, b) => ((names[a] ?? '') < (names[b] ?? '') ? -1 : 1))
  const ends = new Uint32Array(names.length)
  let total = 0
  for (const id of sorted) {
    ends[id] = total
    total += counts[id] ?? 0
  }
  const sections = new Uint32Array(total)
  const impacts = new Uint8Array(total)
  let first = 0
  for (const [index, part] of parts.entries()) {
    fill(part, ids[index] ?? new Uint32Array(), { sections, impacts, ends, first })
    first += part.sections.length
  }
  let start = 0
  return {
    sections: parts.flatMap((part) => part.sections),
    chunks: parts.flatMap(({ chunks }) =>
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

interface NumberedTerms {
  names: string[]
  /** Places of each term in all pages. */
  counts: number[]
  /** For each page, the numbers of its terms. */
  ids: Uint32Array[]
}

function numberTerms(parts: readonly PagePart[]): NumberedTerms {
  const numbers = new Map<string, number>()
  const names: string[] = []
  const counts: number[] = []
  const ids = parts.map((part) => {
    const own = new Uint32Array(part.terms.length)
    for (let index = 0; index < own.length; index++) {
      const term = part.terms[index] ?? ''
      let id = numbers.get(term)
      if (id === undefined) {
        id = names.push(term) - 1
        numbers.set(term, id)
        counts.push(0)
      }
      own[index] = id
      counts[id] = (counts[id] ?? 0) + (part.counts[index] ?? 0)
    }
    return own
  })
  return { names, counts, ids }
}

interface Filling {
  sections: Uint32Array
  impacts: Uint8Array
  /** Where the next place of each term goes; after all pages, where its places end. */
  ends: Uint32Array
  /** Number of the page's first section. */
  first: number
}

function fill(
  { counts, places }: PagePart,
  ids: Uint32Array,
  { sections, impacts, ends, first }: Filling,
): void {
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
