import { ByteReader } from '../byte-reader.ts'
import type { SectionTable } from '../decode-sections.ts'
import { indexedKinds, vectorLevels } from '../index-format.ts'

/** Vectors of the pages by their subjects: pages that use the same words have similar ones. */
export interface PageVectors {
  /** How much each direction counts in a query: the directions in which pages differ most count least. */
  factors: number[]
  /** One vector of length 1 for each page. */
  vectors: number[][]
}

export function decodePageVectors(bytes: Uint8Array): PageVectors {
  const reader = new ByteReader(bytes)
  const [directionCount, pageCount] = [reader.readNumber(), reader.readNumber()]
  const factors = Array.from({ length: directionCount }, () => reader.readNumber())
  const columns = factors.map(() => reader.readBytes(pageCount))
  const vectors = Array.from({ length: pageCount }, (_, page) =>
    normalize(columns.map((column) => (column[page] ?? 0) - (vectorLevels - 1) / 2)),
  )
  return { factors, vectors }
}

/** Kinds that share a page with other subjects, so its vector says nothing about one of them. */
const mixedKinds: ReadonlySet<number | undefined> = new Set([
  indexedKinds.indexOf('faq'),
  indexedKinds.indexOf('release'),
])
/** A guess for these, between a page about the subject and another page. */
const mixedNearness = 0.5

/**
 * Returns for each section how near its page is to what the best pages are about, from -1 to 1. `scores` has
 * the score of each section by its words.
 */
export function measureNearness(
  { factors, vectors }: PageVectors,
  scores: Float32Array,
  { pageStarts, kinds }: Pick<SectionTable, 'pageStarts' | 'kinds'>,
): Float32Array {
  const best = new Float32Array(scores.length)
  for (const [at, start] of pageStarts.entries()) best[start] = Math.max(best[start] ?? 0, scores[at] ?? 0)
  const starts = [...new Set(pageStarts)]
  // The root lets more than the very best page have a say.
  const sum = (index: number): number =>
    starts.reduce((all, start, page) => all + Math.sqrt(best[start] ?? 0) * (vectors[page]?.[index] ?? 0), 0)
  const subject = normalize(factors.map((factor, index) => factor * sum(index)))
  const nearness = new Float32Array(scores.length)
  for (const [page, start] of starts.entries())
    nearness[start] = subject.reduce((all, value, index) => all + value * (vectors[page]?.[index] ?? 0), 0)
  return nearness.map((_, at) =>
    mixedKinds.has(kinds[at]) ? mixedNearness : (nearness[pageStarts[at] ?? 0] ?? 0),
  )
}

function normalize(vector: number[]): number[] {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1
  return vector.map((value) => value / length)
}
