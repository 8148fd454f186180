import { vectorLevels } from '../../shared/search/engine/index-format.ts'
import { ByteWriter } from '../index/byte-writer.ts'
import type { MergedSegments } from '../index/merge-segments.ts'
import { findDirections } from './find-directions.ts'
import { weighPageTerms } from './weigh-page-terms.ts'

/** Fewer pages don't show which words go together. More would make the file and the build too large. */
const minPages = 64
const maxPages = 3000
const maxDirections = 16
/** The last directions that are found are the least exact, so these aren't kept. */
const spareDirections = 16
/** A direction in which pages hardly differ is noise, and would count most. */
const minVarianceShare = 0.02

/**
 * Writes what each page is about as a vector, for `decodePageVectors`. Pages that use the same words have similar vectors.
 * Each number has one of four levels: more were no better. Undefined for very small and very large sites.
 */
export function writePageVectors(merged: Pick<MergedSegments, 'pages' | 'terms'>): Uint8Array | undefined {
  const pageCount = merged.pages.length
  if (pageCount < minPages || pageCount > maxPages) return undefined
  const all = findDirections(weighPageTerms(merged), maxDirections + spareDirections)
  const first = all[0]?.variance ?? 0
  const directions = all.slice(0, maxDirections).filter(({ variance }) => variance > minVarianceShare * first)
  const columns = directions.map(({ variance, places }) => places.map((place) => place * Math.sqrt(variance)))
  const largest = Float64Array.from({ length: pageCount }, (_, page) =>
    columns.reduce((most, column) => Math.max(most, Math.abs(column[page] ?? 0)), 0),
  )
  const writer = new ByteWriter()
  writer.writeNumber(directions.length)
  writer.writeNumber(pageCount)
  for (const { variance } of directions) writer.writeNumber(Math.round((10 * first) / variance))
  // By direction: the levels of neighbors compress better.
  for (const column of columns)
    for (const [page, value] of column.entries()) writer.writeByte(findLevel(value / (largest[page] || 1)))
  return writer.finish()
}

/** Returns the level of a number from -1 to 1. */
const findLevel = (value: number): number =>
  Math.min(vectorLevels - 1, Math.max(0, Math.floor(((value + 1) / 2) * vectorLevels)))
