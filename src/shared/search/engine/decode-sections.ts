import { ByteReader } from './byte-reader.ts'
import {
  type FileRange,
  getChunkName,
  headingBit,
  type IndexRanges,
  indexedKinds,
  linkBit,
  nameBytes,
  rangeNameBytes,
  storedLinkBits,
} from './index-format.ts'

/** Data of all sections of an index, by section number. */
export interface SectionTable {
  ranges: IndexRanges
  count: number
  /** Index in `indexedKinds`. */
  kinds: Uint8Array
  /** 0 for none, otherwise the index in the manifest's areas plus one. */
  areas: Uint8Array
  weights: Uint8Array
  /** Index in `indexedTypes`. */
  types: Uint8Array
  headingWords: Uint8Array
  /** Number of words in the short title of the page. */
  labelWords: Uint8Array
  /** 0 for none, otherwise the index in the manifest's series plus one. */
  series: Uint8Array
  /** Number of pages that link to the page. */
  linkCounts: Uint8Array
  /** First section of the page that a section belongs to. */
  pageStarts: Uint32Array
  /** First section of the unit that a section belongs to: a guide, a question, an operation, a release note. */
  unitStarts: Uint32Array
  unitCount: number
  /** Returns the file of a section, and the section's position in it. */
  findChunk(section: number): { name: string; place: number }
}

export function decodeSections(bytes: Uint8Array): SectionTable {
  const reader = new ByteReader(bytes)
  const count = reader.readNumber()
  const kinds = reader.readBytes(count)
  const areas = reader.readBytes(count)
  const weights = reader.readBytes(count)
  const headingWords = reader.readBytes(count)
  const { starts, pages, firstChunks, pageStarts } = decodeChunks(reader, count)
  const readOfPages = (): Uint8Array => {
    const ofPages = reader.readBytes(firstChunks.length)
    const ofSections = new Uint8Array(count)
    for (const [chunk, page] of pages.entries())
      ofSections.fill(ofPages[page] ?? 0, starts[chunk], starts[chunk + 1])
    return ofSections
  }
  const types = readOfPages()
  const labelWords = readOfPages()
  const series = readOfPages()
  const linkCounts = readOfPages()
  const names = reader.readBytes(firstChunks.length * nameBytes)
  const folder = toHex(reader.readBytes(nameBytes))
  const readRanges = (): FileRange[] =>
    reader.readSortedWords().map((key) => [key, `${folder}/${toHex(reader.readBytes(rangeNameBytes))}`])
  const unitStarts = pageStarts.map((start, at) => (standsAlone(kinds[at]) ? at : start))
  return {
    ranges: { terms: readRanges(), words: readRanges(), endings: readRanges() },
    count,
    kinds,
    areas,
    weights,
    headingWords,
    types,
    labelWords,
    series,
    linkCounts,
    pageStarts,
    unitStarts,
    unitCount: unitStarts.reduce((units, start, at) => (start === at ? units + 1 : units), 0),
    findChunk(section) {
      const chunk = findLastIndex(pages.length, (index) => (starts[index] ?? 0) <= section)
      const ofPage = pages[chunk] ?? 0
      const name = toHex(names.subarray(ofPage * nameBytes, (ofPage + 1) * nameBytes))
      return {
        name: getChunkName(name, chunk - (firstChunks[ofPage] ?? 0)),
        place: section - (starts[chunk] ?? 0),
      }
    },
  }
}

interface Chunks {
  /** First section of each chunk, and after all of them, the number of sections. */
  starts: Uint32Array
  /** Number of the page of each chunk. */
  pages: Uint32Array
  /** First chunk of each page. */
  firstChunks: number[]
  /** First section of the page of each section. */
  pageStarts: Uint32Array
}

function decodeChunks(reader: ByteReader, count: number): Chunks {
  const chunkCount = reader.readNumber()
  const starts = new Uint32Array(chunkCount + 1)
  const pages = new Uint32Array(chunkCount)
  const firstChunks: number[] = []
  const pageStarts = new Uint32Array(count)
  let next = 0
  let page = 0
  for (let chunk = 0; chunk < chunkCount; chunk++) {
    const head = reader.readNumber()
    if (head % 2 === 0) {
      page = next
      firstChunks.push(chunk)
    }
    pages[chunk] = firstChunks.length - 1
    starts[chunk] = next
    const end = next + Math.floor(head / 2)
    if (end > count) throw new RangeError('The number of sections is inconsistent.')
    pageStarts.fill(page, next, end)
    next = end
  }
  starts[chunkCount] = next
  return { starts, pages, firstChunks, pageStarts }
}

/** Whether each section of a kind is a unit. */
const standsAlone = (kind: number | undefined): boolean =>
  ['operation', 'faq', 'release'].includes(indexedKinds[kind ?? 0] ?? '')

const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Returns the last index where `isAtMost` is true, or -1. It must be true for a prefix of all indexes. */
export function findLastIndex(count: number, isAtMost: (index: number) => boolean): number {
  let low = -1
  let high = count
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (isAtMost(middle)) low = middle
    else high = middle
  }
  return low
}

/** Consecutive terms of an index. */
export interface TermFile {
  /** Sorted. */
  terms: string[]
  /** Number of sections with each term. */
  counts: number[]
  readPostings(index: number): Postings
}

/** Postings of a term. */
export interface Postings {
  sections: Uint32Array
  impacts: Uint16Array
}

export function decodeTerms(bytes: Uint8Array, key: string): TermFile {
  const reader = new ByteReader(bytes)
  const terms = reader.readSortedWords(key)
  const counts = terms.map(() => reader.readNumber())
  const ends: number[] = []
  let end = 0
  for (const _ of terms) {
    end += reader.readNumber()
    ends.push(end)
  }
  const body = reader.readBytes(end)
  return {
    terms,
    counts,
    readPostings(index) {
      const postings = new ByteReader(body.subarray(ends[index - 1] ?? 0, ends[index]))
      const sections = new Uint32Array(counts[index] ?? 0)
      let section = 0
      for (let at = 0; at < sections.length; at++) {
        section += postings.readNumber()
        sections[at] = section
      }
      return { sections, impacts: Uint16Array.from(postings.readBytes(sections.length), decodeImpact) }
    },
  }
}

/** Returns the bits of an impact as stored. */
export const decodeImpact = (impact: number): number =>
  (impact & (headingBit | storedLinkBits)) === storedLinkBits ? (impact & ~storedLinkBits) | linkBit : impact

/** Consecutive words of an index with their frequencies. */
export interface WordFile {
  words: string[]
  /** Logarithm of the number of sections. */
  frequencies: Uint8Array
}

export function decodeWords(bytes: Uint8Array, key: string): WordFile {
  const reader = new ByteReader(bytes)
  const words = reader.readSortedWords(key)
  return { words, frequencies: reader.readBytes(words.length) }
}
