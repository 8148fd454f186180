import { digest } from '../../disk/digest.ts'
import type { TextFile } from '../../shared/output/output-file.ts'
import {
  getChunkName,
  getIndexFile,
  indexedTypes,
  nameBytes,
  type SectionChunk,
  type SectionText,
} from '../../shared/search/engine/index-format.ts'
import type { SearchRecord } from '../../shared/search/search-record.ts'
import { computeSectionTerms, countWords, getHeading, type SectionTerms } from './section-terms.ts'

/** Index data of a section besides its terms. */
export interface SegmentSection {
  kind: SearchRecord['kind']
  area: string
  weight: number
  /** Number of words in its heading. */
  headingWords: number
}

/** Data that a page adds to the indexes, computed when the page is rendered. */
export interface PageSegment {
  /** Name of the files with its sections: one digest, because each name is six bytes in every query. */
  name: string
  url: string
  type: (typeof indexedTypes)[number]
  /** Number of words in its short title. */
  labelWords: number
  /**
   * Other pages that it links to, with the words of all links to each, and the page itself, with the questions that it
   * answers.
   */
  links: [url: string, words: string][]
  /** Area and titles above the page, outermost first. */
  trail: string[]
  /** Number of sections in each file. */
  chunks: number[]
  sections: SegmentSection[]
  terms: string[]
  /** Number of sections with each term. */
  counts: Uint32Array
  /** Postings of all terms, `postingBytes` for each section: two bytes for its number, and the impact. */
  postings: Uint8Array
}

/** Bytes of a posting. A page has fewer than 65,536 sections. */
export const postingBytes = 3

/** Approximate characters of all sections in a chunk. A result loads one such file. */
const chunkLength = 2000

/** Creates a page's segment and the files of its sections. `icon` is the URL of the page's icon. */
export function createPageSegment(
  records: readonly SearchRecord[],
  icon?: string,
): { segment: PageSegment; files: TextFile[] } {
  const chunks = splitRecords(records)
  const contents = chunks.map((sections) => JSON.stringify(toChunk(sections, icon)))
  const name = digest(contents.join('\n')).slice(0, nameBytes * 2)
  return {
    segment: {
      name,
      url: records[0]?.url_without_anchor ?? '',
      type: indexedTypes.find((type) => type === records[0]?.page_type) ?? '',
      labelWords: countWords(records[0]?.label ?? ''),
      links: joinLinks(records),
      trail: [records[0]?.area ?? '', ...(records[0]?.trail ?? [])],
      chunks: chunks.map((sections) => sections.length),
      sections: records.map((record) => ({
        kind: record.kind,
        area: record.area,
        weight: record.weight,
        headingWords: countWords(getHeading(record)),
      })),
      ...invertSections(records.map(computeSectionTerms)),
    },
    files: contents.map((content, index) => ({ path: getIndexFile(getChunkName(name, index)), content })),
  }
}

/** Joins the links to each page: a page counts once, however often it links. */
function joinLinks(records: readonly SearchRecord[]): [url: string, words: string][] {
  const links = Map.groupBy(
    records.flatMap(({ links = [], questions, url_without_anchor: url }) => [
      ...links,
      ...questions.map((text) => ({ url, text })),
    ]),
    ({ url }) => url,
  )
  return [...links].map(([url, ofPage]) => [url, [...new Set(ofPage.map(({ text }) => text))].join('\n')])
}

/** Inverts sections with their terms to terms with their sections. */
function invertSections(
  sections: readonly SectionTerms[],
): Pick<PageSegment, 'terms' | 'counts' | 'postings'> {
  const termCursors = new Map<string, number>()
  for (const impacts of sections)
    for (const term of impacts.keys()) termCursors.set(term, (termCursors.get(term) ?? 0) + 1)
  const terms = [...termCursors.keys()].sort()
  const counts = Uint32Array.from(terms, (term) => termCursors.get(term) ?? 0)
  // From here on, the position of each term's next posting.
  let total = 0
  for (const [index, term] of terms.entries()) {
    termCursors.set(term, total)
    total += postingBytes * (counts[index] ?? 0)
  }
  const postings = new Uint8Array(total)
  for (const [section, impacts] of sections.entries()) {
    for (const [term, impact] of impacts) {
      const at = termCursors.get(term) ?? 0
      postings[at] = section & 0xff
      postings[at + 1] = section >> 8
      postings[at + 2] = impact
      termCursors.set(term, at + postingBytes)
    }
  }
  return { terms, counts, postings }
}

function splitRecords(records: readonly SearchRecord[]): SearchRecord[][] {
  const chunks: SearchRecord[][] = []
  let length = Number.POSITIVE_INFINITY
  for (const record of records) {
    const recordLength = record.content.length + Math.min(record.code.length, maxCode) + 120
    if (length + recordLength > chunkLength) {
      chunks.push([])
      length = 0
    }
    chunks.at(-1)?.push(record)
    length += recordLength
  }
  return chunks
}

const maxCode = 1500

function toChunk(records: readonly SearchRecord[], icon: string | undefined): SectionChunk {
  const [first] = records
  return {
    page: {
      url: first?.url_without_anchor ?? '',
      title: first?.hierarchy.lvl1 ?? '',
      trail: [first?.hierarchy.lvl0 ?? '', ...(first?.trail ?? [])],
      icon,
    },
    sections: records.map((record) => toSectionText(record)),
  }
}

function toSectionText(record: SearchRecord): SectionText {
  const { url, hierarchy, method, content, code } = record
  const { lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy
  return {
    url,
    headings: [lvl2, lvl3, lvl4, lvl5, lvl6].filter((title) => title !== null),
    method: method ?? undefined,
    signature: findSignature(record),
    content,
    code: listOtherLines(code, content),
  }
}

/** Returns the path of an operation, or the line that shows the command in the heading with its arguments. */
function findSignature(record: SearchRecord): string | undefined {
  if (record.path !== null) return record.path
  const heading = getHeading(record)
  return record.code.split('\n').find((line) => line.startsWith(`${heading} `) && /[<[]/.test(line))
}

function listOtherLines(code: string, content: string): string {
  const lines = code.split('\n').filter((line) => line.trim() !== '' && !content.includes(line.trim()))
  return [...new Set(lines)].join('\n').slice(0, maxCode)
}
