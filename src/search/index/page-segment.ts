import { digest } from '../../disk/digest.ts'
import type { TextFile } from '../../shared/output/output.ts'
import { indexFile, nameBytes, type SectionChunk } from '../../shared/search/engine/index-format.ts'
import type { SearchRecord } from '../../shared/search/search-record.ts'
import { headingWords, type SectionTerms, sectionTerms } from './section-terms.ts'

/** Index data of a section besides its terms. */
export interface PartSection {
  kind: SearchRecord['kind']
  area: string
  weight: number
  /** Number of words in its heading. */
  headingWords: number
}

/** What a page adds to the indexes, computed when the page is rendered. */
export interface PagePart {
  /** Names of the files with its sections, and the number of sections in each. */
  chunks: { name: string; sections: number }[]
  sections: PartSection[]
  terms: string[]
  /** Number of sections with each term. */
  counts: Uint32Array
  /** Postings of all terms, `placeBytes` for each section: two bytes for its number, and the impact. */
  places: Uint8Array
}

/** Bytes of a posting. A page has fewer than 65,536 sections. */
export const placeBytes = 3

/** Approximate characters of all sections in a chunk. A result loads one such file. */
const chunkLength = 2600

/** Creates a page's segment and the files of its sections. */
export function createPagePart(records: readonly SearchRecord[]): { part: PagePart; files: TextFile[] } {
  const chunks = splitRecords(records).map((sections) => {
    const content = JSON.stringify(toChunk(sections))
    return { content, name: digest(content).slice(0, nameBytes * 2), sections: sections.length }
  })
  return {
    part: {
      chunks: chunks.map(({ name, sections }) => ({ name, sections })),
      sections: records.map((record) => ({
        kind: record.kind,
        area: record.area,
        weight: record.weight,
        headingWords: headingWords(record),
      })),
      ...invert(records.map(sectionTerms)),
    },
    files: chunks.map(({ name, content }) => ({ path: indexFile(name), content })),
  }
}

/** Inverts sections with their terms to terms with their sections. */
function invert(sections: readonly SectionTerms[]): Pick<PagePart, 'terms' | 'counts' | 'places'> {
  const found = new Map<string, number>()
  for (const own of sections) for (const term of own.keys()) found.set(term, (found.get(term) ?? 0) + 1)
  const terms = [...found.keys()].sort()
  const counts = Uint32Array.from(terms, (term) => found.get(term) ?? 0)
  // From here on, the position of each term's next posting.
  let total = 0
  for (const [index, term] of terms.entries()) {
    found.set(term, total)
    total += placeBytes * (counts[index] ?? 0)
  }
  const places = new Uint8Array(total)
  for (const [section, own] of sections.entries()) {
    for (const [term, impact] of own) {
      const at = found.get(term) ?? 0
      places[at] = section & 0xff
      places[at + 1] = section >> 8
      places[at + 2] = impact
      found.set(term, at + placeBytes)
    }
  }
  return { terms, counts, places }
}

function splitRecords(records: readonly SearchRecord[]): SearchRecord[][] {
  const chunks: SearchRecord[][] = []
  let length = Number.POSITIVE_INFINITY
  for (const record of records) {
    const own = record.content.length + Math.min(record.code.length, maxCode) + 120
    if (length + own > chunkLength) {
      chunks.push([])
      length = 0
    }
    chunks.at(-1)?.push(record)
    length += own
  }
  return chunks
}

const maxCode = 1500

function toChunk(records: readonly SearchRecord[]): SectionChunk {
  const [first] = records
  return {
    page: {
      url: first?.url_without_anchor ?? '',
      title: first?.hierarchy.lvl1 ?? '',
      trail: [first?.hierarchy.lvl0 ?? '', ...(first?.trail ?? [])],
    },
    sections: records.map(({ url, hierarchy, method, content, code }) => ({
      url,
      headings: [hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4, hierarchy.lvl5, hierarchy.lvl6].filter(
        (title) => title !== null,
      ),
      method: method ?? undefined,
      content,
      code: otherLines(code, content),
    })),
  }
}

function otherLines(code: string, content: string): string {
  const lines = code.split('\n').filter((line) => line.trim() !== '' && !content.includes(line.trim()))
  return [...new Set(lines)].join('\n').slice(0, maxCode)
}
