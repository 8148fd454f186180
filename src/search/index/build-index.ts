import { digest } from '../../disk/digest.ts'
import type { OutputFile } from '../../shared/output/output-file.ts'
import {
  type Concepts,
  type FileRange,
  getIndexFile,
  headingBit,
  type IndexManifest,
  indexedKinds,
  indexedTypes,
  indexFormatVersion,
  manifestName,
  nameBytes,
  type Synonym,
} from '../../shared/search/engine/index-format.ts'
import { isStopWord } from '../../shared/search/text/stop-words.ts'
import { ByteWriter } from './byte-writer.ts'
import { findPageSeries, type SeriesWords } from './find-page-series.ts'
import { type MergedSegments, type MergedTerm, mergeSegments } from './merge-segments.ts'
import type { PageSegment } from './page-segment.ts'
import { type RangeSize, splitTermsIntoFiles } from './split-terms-into-files.ts'

export interface IndexInput {
  /** In the order of the pages' URLs. Read once, one at a time. */
  segments: Iterable<PageSegment>
  synonyms: Synonym[]
  concepts: Concepts
  /** Folder of the index below the base URL. */
  folder: string
}

const termFiles: RangeSize = { min: 1200, max: 3000 }
const wordFiles: RangeSize = { min: 5000, max: 9000 }
const popularWords = 200

/** Creates the files of an index. The same segments give the same bytes. */
export function buildIndex({ segments, synonyms, concepts, folder }: IndexInput): OutputFile[] {
  const merged = mergeSegments(segments)
  const areas = [...new Set(merged.sections.map(({ area }) => area).filter((area) => area !== ''))].sort()
  const files: OutputFile[] = []
  const add = (content: Uint8Array): string => {
    const name = digest(content).slice(0, nameBytes * 2)
    files.push({ path: getIndexFile(name), content })
    return name
  }
  const series = findPageSeries(merged)
  const words = merged.terms.filter(({ term }) => isTypoTolerant(term)).map(toWord)
  const manifest: IndexManifest = {
    format: indexFormatVersion,
    areas,
    series: series.words,
    sections: add(encodeSections(merged, areas, series)),
    terms: writeTermRanges(merged.terms, add),
    words: writeWordRanges(words, add),
    endings: writeWordRanges(reverseWords(words), add),
    popularWords: findPopularWords(merged.terms),
    synonyms,
    concepts: concepts.rows.length === 0 ? undefined : add(Buffer.from(JSON.stringify(concepts))),
  }
  return [...files, { path: folder + manifestName, content: JSON.stringify(manifest) }]
}

/** Whether typos of a word are corrected: no numbers, no identifiers, no very short or long words. */
const isTypoTolerant = (term: string): boolean => /^\p{L}[\p{L}\p{M}\p{N}]{2,23}$/u.test(term)

/** Writes kinds, areas, weights, and lengths in separate columns, because similar neighbors compress well. */
function encodeSections(
  { sections, pages }: MergedSegments,
  areas: readonly string[],
  series: SeriesWords,
): Uint8Array {
  const writer = new ByteWriter()
  writer.writeNumber(sections.length)
  for (const { kind } of sections) writer.writeByte(indexedKinds.indexOf(kind))
  for (const { area } of sections) writer.writeByte(areas.indexOf(area) + 1)
  for (const { weight } of sections) writer.writeByte(weight)
  for (const { type } of sections) writer.writeByte(indexedTypes.indexOf(type))
  for (const { headingWords } of sections) writer.writeByte(Math.min(headingWords, 255))
  for (const { labelWords } of sections) writer.writeByte(Math.min(labelWords, 255))
  writer.writeNumber(pages.reduce((sum, { chunks }) => sum + chunks.length, 0))
  for (const { chunks } of pages)
    for (const [index, count] of chunks.entries()) writer.writeNumber(count * 2 + (index > 0 ? 1 : 0))
  writer.writeBytes(series.numbers)
  for (const { linkCount } of pages) writer.writeByte(Math.min(linkCount, 255))
  for (const { name } of pages) writer.writeBytes(Buffer.from(name, 'hex'))
  return writer.finish()
}

function writeTermRanges(terms: readonly MergedTerm[], add: (content: Uint8Array) => string): FileRange[] {
  const all = new ByteWriter()
  const encoded = terms.map((term) => {
    const start = all.length
    writePostings(term, all)
    const length = all.length - start
    return {
      term: term.term,
      count: term.sections.length,
      start,
      length,
      size: term.term.length + length + 2,
    }
  })
  const bytes = all.finish()
  return splitTermsIntoFiles(encoded, termFiles).map((range, index, ranges) => {
    const writer = new ByteWriter()
    const [first] = range
    const last = range.at(-1)
    writer.writeSortedWords(range.map(({ term }) => term))
    for (const { count } of range) writer.writeNumber(count)
    for (const { length } of range) writer.writeNumber(length)
    writer.writeBytes(bytes.subarray(first?.start, (last?.start ?? 0) + (last?.length ?? 0)))
    return [shortenFirst(range, ranges[index - 1]), add(writer.finish())]
  })
}

type Range = readonly { term: string }[]

/** Returns the shortest beginning of a range's first term that comes after the range before: every query loads all of them. */
function shortenFirst(range: Range, before: Range | undefined): string {
  const first = range[0]?.term ?? ''
  const last = before?.at(-1)?.term ?? ''
  let length = 1
  while (length < first.length && first.slice(0, length) <= last) length++
  return first.slice(0, length)
}

/** Writes the steps from section to section, then the impacts. */
function writePostings({ sections, impacts }: MergedTerm, writer: ByteWriter): void {
  let before = 0
  for (let index = 0; index < sections.length; index++) {
    const section = sections[index] ?? 0
    writer.writeNumber(section - before)
    before = section
  }
  writer.writeBytes(impacts)
}

/** A word and its frequency, for `decodeWords`. */
interface SizedWord {
  term: string
  size: number
  /** Logarithm of the number of sections. */
  frequency: number
}

const toWord = ({ term, sections }: MergedTerm): SizedWord => ({
  term,
  size: term.length + 2,
  frequency: Math.floor(Math.log2(sections.length)),
})

function writeWordRanges(words: readonly SizedWord[], add: (content: Uint8Array) => string): FileRange[] {
  return splitTermsIntoFiles(words, wordFiles).map((range, index, ranges) => {
    const writer = new ByteWriter()
    writer.writeSortedWords(range.map(({ term }) => term))
    for (const { frequency } of range) writer.writeByte(frequency)
    return [shortenFirst(range, ranges[index - 1]), add(writer.finish())]
  })
}

/** Sorts the same words by their endings. Plain strings sort much faster than with our own comparison. */
function reverseWords(words: readonly SizedWord[]): SizedWord[] {
  const byEnding = new Map(words.map((word) => [[...word.term].reverse().join(''), word]))
  return [...byEnding.keys()].sort().flatMap((term) => {
    const word = byEnding.get(term)
    return word === undefined ? [] : [{ ...word, term }]
  })
}

/** Lists the words that appear in most headings. */
function findPopularWords(terms: readonly MergedTerm[]): string[] {
  return terms
    .map(({ term, impacts }) => ({ term, headings: countHeadings(impacts) }))
    .filter(({ term, headings }) => headings > 0 && /^\p{L}{3,}$/u.test(term) && !isStopWord(term))
    .sort((a, b) => b.headings - a.headings || (a.term < b.term ? -1 : 1))
    .slice(0, popularWords)
    .map(({ term }) => term)
}

function countHeadings(impacts: Uint8Array): number {
  let count = 0
  for (const impact of impacts) if ((impact & headingBit) !== 0) count++
  return count
}
