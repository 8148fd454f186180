import { decodeImpact } from '../../shared/search/engine/decode-sections.ts'
import {
  ancestorBit,
  headingBit,
  keywordsBit,
  labelBit,
  linkBit,
  textMask,
} from '../../shared/search/engine/index-format.ts'
import type { MergedSegments, MergedTerm } from '../index/merge-segments.ts'

/** How much each term says about each page: for each term, its pages and weights from one start to the next. */
export interface PageTerms {
  pageCount: number
  starts: Uint32Array
  pages: Uint32Array
  weights: Float64Array
}

/** A term on fewer pages says nothing about others, and one on a larger share of pages says nothing about a subject. */
const minPages = 2
const maxPageShare = 0.4

/** Identifiers and numbers have no related words. */
const wordPattern = /^\p{L}{2,24}$/u

/** Weights of a term for a page, by the place where the page has it. */
const placeWeights: readonly [bit: number, weight: number][] = [
  [headingBit, 1.5],
  [linkBit, 1.5],
  [keywordsBit, 1],
  [labelBit, 0.5],
  [ancestorBit, 0.3],
]

/** Weighs the words of each page by their places and their rarity. All pages have the same length. */
export function weighPageTerms({ pages, terms }: Pick<MergedSegments, 'pages' | 'terms'>): PageTerms {
  const pageOfSection = pages.flatMap(({ chunks }, page) =>
    Array.from<number>({ length: chunks.reduce((sum, count) => sum + count, 0) }).fill(page),
  )
  const [starts, termPages, weights]: [number[], number[], number[]] = [[0], [], []]
  const squares = new Float64Array(pages.length)
  for (const term of terms) {
    if (term.sections.length < minPages || !wordPattern.test(term.term)) continue
    const weightByPage = weighTerm(term, pageOfSection)
    const count = weightByPage.size
    if (count < minPages || count > maxPageShare * pages.length) continue
    const rarity = Math.log(pages.length / count)
    for (const [page, weight] of weightByPage) {
      termPages.push(page)
      weights.push(weight * rarity)
      squares[page] = (squares[page] ?? 0) + (weight * rarity) ** 2
    }
    starts.push(termPages.length)
  }
  return {
    pageCount: pages.length,
    starts: Uint32Array.from(starts),
    pages: Uint32Array.from(termPages),
    weights: Float64Array.from(
      weights,
      (weight, index) => weight / Math.sqrt(squares[termPages[index] ?? 0] || 1),
    ),
  }
}

/** Returns the weight of a term on each of its pages: whether their names have it, and how often their texts do. */
function weighTerm({ sections, impacts }: MergedTerm, pageOfSection: readonly number[]): Map<number, number> {
  const places = new Map<number, { bits: number; text: number }>()
  for (const [index, section] of sections.entries()) {
    const page = pageOfSection[section] ?? 0
    const impact = decodeImpact(impacts[index] ?? 0)
    const { bits, text } = places.get(page) ?? { bits: 0, text: 0 }
    places.set(page, { bits: bits | impact, text: text + (impact & textMask) })
  }
  const weights = new Map<number, number>()
  for (const [page, { bits, text }] of places) {
    const named = placeWeights.reduce((sum, [bit, weight]) => ((bits & bit) === 0 ? sum : sum + weight), 0)
    weights.set(page, named + Math.log1p(text) / Math.log(4))
  }
  return weights
}
