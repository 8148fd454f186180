import { digest } from '../../disk/digest.ts'
import type { OutputFile } from '../../shared/output/output-file.ts'
import {
  type Concepts,
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
import { writePageVectors } from '../vectors/write-page-vectors.ts'
import { ByteWriter } from './byte-writer.ts'
import { findPageSeries, type SeriesWords } from './find-page-series.ts'
import { type MergedSegments, type MergedTerm, mergeSegments } from './merge-segments.ts'
import type { PageSegment } from './page-segment.ts'
import { writeRanges } from './write-ranges.ts'

export interface IndexInput {
  /** In the order of the pages' URLs. Read once, one at a time. */
  segments: Iterable<PageSegment>
  synonyms: Synonym[]
  concepts: Concepts
  /** Folder of the index below the base URL. */
  folder: string
}

const popularWords = 200

/** Creates the files of an index. The same segments give the same bytes. */
export function buildIndex({ segments, synonyms, concepts, folder }: IndexInput): OutputFile[] {
  const merged = mergeSegments(segments)
  const areas = [...new Set(merged.sections.map(({ area }) => area).filter((area) => area !== ''))].sort()
  const files: OutputFile[] = []
  const addFile = (name: string, content: Uint8Array): void => {
    files.push({ path: getIndexFile(name), content })
  }
  const add = (content: Uint8Array): string => {
    const name = shortDigest(content)
    addFile(name, content)
    return name
  }
  const sectionsDigest = shortDigest(listSections(merged, folder))
  const series = findPageSeries(merged)
  const vectors = writePageVectors(merged)
  const manifest: IndexManifest = {
    format: indexFormatVersion,
    areas,
    series: series.words,
    sections: add(
      encodeSections(merged, { areas, series, ranges: writeRanges(merged.terms, sectionsDigest, addFile) }),
    ),
    popularWords: findPopularWords(merged.terms),
    synonyms,
    concepts: concepts.rows.length === 0 ? undefined : add(Buffer.from(JSON.stringify(concepts))),
    vectors: vectors === undefined ? undefined : add(vectors),
  }
  return [...files, { path: folder + manifestName, content: JSON.stringify(manifest) }]
}

const shortDigest = (content: Uint8Array | string): string => digest(content).slice(0, nameBytes * 2)

/** Lists the pages and how many sections each has: with another list, postings mean other sections. */
const listSections = ({ pages }: MergedSegments, folder: string): string =>
  JSON.stringify([indexFormatVersion, folder, pages.map(({ url, chunks }) => [url, chunks])])

interface EncodedParts {
  areas: readonly string[]
  series: SeriesWords
  /** Keys and names of the files with terms and words. */
  ranges: Uint8Array
}

/** Writes kinds, areas, weights, and lengths in separate columns, because similar neighbors compress well. */
function encodeSections(
  { sections, pages }: MergedSegments,
  { areas, series, ranges }: EncodedParts,
): Uint8Array {
  const writer = new ByteWriter()
  writer.writeNumber(sections.length)
  for (const { kind } of sections) writer.writeByte(indexedKinds.indexOf(kind))
  for (const { area } of sections) writer.writeByte(areas.indexOf(area) + 1)
  for (const { weight } of sections) writer.writeByte(weight)
  for (const { headingWords } of sections) writer.writeByte(Math.min(headingWords, 255))
  writer.writeNumber(pages.reduce((sum, { chunks }) => sum + chunks.length, 0))
  for (const { chunks } of pages)
    for (const [index, count] of chunks.entries()) writer.writeNumber(count * 2 + (index > 0 ? 1 : 0))
  for (const { type } of pages) writer.writeByte(indexedTypes.indexOf(type))
  for (const { labelWords } of pages) writer.writeByte(Math.min(labelWords, 255))
  writer.writeBytes(series.numbers)
  for (const { linkCount } of pages) writer.writeByte(Math.min(linkCount, 255))
  for (const { name } of pages) writer.writeBytes(Buffer.from(name, 'hex'))
  writer.writeBytes(ranges)
  return writer.finish()
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
