import { digest } from '../../disk/digest.ts'
import { ByteReader } from '../../shared/search/engine/byte-reader.ts'
import { chunkPath, nameBytes, type SectionChunk } from '../../shared/search/engine/index-format.ts'
import type { SearchRecord } from '../../shared/search/search-record.ts'
import { ByteWriter } from './byte-writer.ts'
import { headingWords, type SectionTerms, sectionTerms } from './section-terms.ts'

/** What an index has of one section beside its terms. */
export interface PartSection {
  kind: SearchRecord['kind']
  area: string
  weight: number
  /** How many words its heading has. */
  headingWords: number
}

/** What a page gives to the indexes: made once, when the page is rendered. */
export interface PagePart {
  /** Names of the files with its sections, and how many are in each. */
  chunks: { name: string; sections: number }[]
  sections: PartSection[]
  /** Terms of the page, each with its place in `postings` to read from. */
  terms: string[]
  /** For each term: count, then section and impact of each place. */
  postings: Uint8Array
}

/** A file of what readers see of some sections. */
export interface ChunkFile {
  path: string
  content: string
}

/** Sections of a chunk have about this many characters in all: a result costs one such file. */
const chunkLength = 2600

/** What a page gives to the indexes, and the files of its sections. */
export function createPagePart(records: readonly SearchRecord[]): { part: PagePart; files: ChunkFile[] } {
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
    files: chunks.map(({ name, content }) => ({ path: chunkPath(name), content })),
  }
}

/** Terms with the sections they are in, from sections with their terms. */
function invert(sections: readonly SectionTerms[]): Pick<PagePart, 'terms' | 'postings'> {
  const places = new Map<string, number[]>()
  for (const [index, terms] of sections.entries()) {
    for (const [term, impact] of terms) {
      const found = places.get(term)
      if (found === undefined) places.set(term, [index, impact])
      else found.push(index, impact)
    }
  }
  const terms = [...places.keys()].sort()
  const writer = new ByteWriter()
  for (const term of terms) {
    const numbers = places.get(term) ?? []
    writer.number(numbers.length / 2)
    for (const value of numbers) writer.number(value)
  }
  return { terms, postings: writer.finish() }
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

/** A part as the cache keeps it: length of the JSON, the JSON, the postings. */
export function encodePart({ postings, terms, ...rest }: PagePart): Uint8Array {
  const json = Buffer.from(JSON.stringify({ ...rest, terms: terms.join('\n') }))
  const writer = new ByteWriter()
  writer.number(json.length)
  writer.bytes(json)
  writer.bytes(postings)
  return writer.finish()
}

export function decodePart(bytes: Uint8Array): PagePart {
  const reader = new ByteReader(bytes)
  const { terms, ...rest } = JSON.parse(reader.text(reader.number()))
  return { ...rest, terms: terms === '' ? [] : terms.split('\n'), postings: bytes.subarray(reader.position) }
}
