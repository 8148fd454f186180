import { ByteReader } from '../byte-reader.ts'
import type { SectionTable } from '../decode-sections.ts'
import { vectorLevels } from '../index-format.ts'

/** Vectors of the pages by their subjects: pages that use the same words have similar ones. */
export interface PageVectors {
  /** How much each direction counts in a query: the directions in which pages differ most count least. */
  factors: number[]
  /** One vector of length 1 for each page. */
  vectors: Float32Array[]
}

export function decodePageVectors(bytes: Uint8Array): PageVectors {
  const reader = new ByteReader(bytes)
  const [directionCount, pageCount] = [reader.readNumber(), reader.readNumber()]
  const factors = Array.from({ length: directionCount }, () => reader.readNumber() / 10)
  const columns = factors.map(() => reader.readBytes(pageCount))
  const vectors = Array.from({ length: pageCount }, (_, page) =>
    normalize(Float32Array.from(columns, (column) => ((column[page] ?? 0) + 0.5) / (vectorLevels / 2) - 1)),
  )
  return { factors, vectors }
}

/**
 * Returns for the first section of each page how near it is to what the best pages are about, from -1 to 1. `scores` has
 * the score of each section by its words.
 */
export function measureNearness(
  { factors, vectors }: PageVectors,
  scores: Float32Array,
  { pageStarts }: Pick<SectionTable, 'pageStarts'>,
): Float32Array {
  const bestByPage = new Map<number, number>()
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] ?? 0
    const page = pageStarts[at] ?? 0
    if (score > (bestByPage.get(page) ?? 0)) bestByPage.set(page, score)
  }
  const numbers = numberPages(pageStarts)
  const getVector = (page: number): Float32Array | undefined => vectors[numbers.get(page) ?? -1]
  const subject = new Float32Array(factors.length)
  for (const [page, score] of bestByPage) {
    const vector = getVector(page)
    // The root lets more than the very best page have a say.
    for (const [index, value] of vector?.entries() ?? [])
      subject[index] = (subject[index] ?? 0) + Math.sqrt(score) * value
  }
  const direction = normalize(subject.map((value, index) => value * (factors[index] ?? 0)))
  const nearness = new Float32Array(scores.length)
  for (const page of bestByPage.keys()) {
    const vector = getVector(page)
    if (vector !== undefined) nearness[page] = dot(vector, direction)
  }
  return nearness
}

/** Numbers the pages by their first sections. */
function numberPages(pageStarts: Uint32Array): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>()
  for (const start of pageStarts) if (!numbers.has(start)) numbers.set(start, numbers.size)
  return numbers
}

function normalize(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector))
  return length === 0 ? vector : vector.map((value) => value / length)
}

const dot = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
