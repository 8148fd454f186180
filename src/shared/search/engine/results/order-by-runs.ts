import { reorderedHits } from '../../result-counts.ts'
import type { ExpandedWord } from '../expand-query.ts'
import type { SectionChunk, SectionText } from '../index-format.ts'
import type { Ranking } from '../order-results.ts'
import { type PageScores, sumFeatures } from '../score-pages/score-pages.ts'
import { computeRuns, listPositions } from './phrase-runs.ts'

/** A section with its text. */
export interface LoadedSection {
  number: number
  page: SectionChunk['page']
  shown: SectionText
}

/** Sections that are ordered by their texts. */
export interface TextCandidates {
  /** The best section of each of the first units. */
  leads: number[]
  /** Other sections that have all words. One of them may have them as a quote, such as the message of an error. */
  wholes: number[]
}

/** Minimum words of a quote. */
const minQuoteWords = 6
/** Share of a query that a section with a quote of it has. */
const minWhole = 0.9
/** Each of them costs a file. */
const maxWholes = 4

/** Selects the sections that are ordered by their texts, however many results are requested. */
export function selectTextCandidates(
  { matches, sections, leads: leadCount }: Ranking,
  { words, scores: { inSection } }: Pick<OrderInput, 'words' | 'scores'>,
): TextCandidates {
  const leads = sections.slice(0, Math.min(reorderedHits, leadCount))
  const isWhole = (at: number): boolean => (inSection[at] ?? 0) >= minWhole && !leads.includes(at)
  return { leads, wholes: words.length < minQuoteWords ? [] : matches.filter(isWhole).slice(0, maxWholes) }
}

export interface OrderInput {
  /** All sections of the ranking up to the last requested one. */
  sections: readonly number[]
  leads: readonly LoadedSection[]
  wholes: readonly LoadedSection[]
  words: readonly ExpandedWord[]
  scores: PageScores
  unitStarts: Uint32Array
}

/** Reorders the first sections by their texts. Later results keep their order. */
export function orderByRuns({ sections, leads, wholes, words, scores, unitStarts }: OrderInput): number[] {
  const positions = listPositions(words)
  const measure = ({ number, page: { title }, shown }: LoadedSection): MeasuredSection => {
    const runs = computeRuns(shown, { title, positions, words: words.length })
    const factor = Math.exp(sumFeatures(runs, scores.sentenceShare))
    return { number, value: (scores.scores[number] ?? 0) * factor, isQuote: runs.quote > 0 }
  }
  const quotes = wholes.map(measure).filter(({ isQuote }) => isQuote)
  const first = [...leads.map(measure), ...quotes]
    .sort((a, b) => b.value - a.value || a.number - b.number)
    .map(({ number }) => number)
  // The best section of each unit comes first, and others of it follow.
  const getUnit = (at: number): number => unitStarts[at] ?? 0
  const best = first.filter(
    (at, index) => first.findIndex((other) => getUnit(other) === getUnit(at)) === index,
  )
  return [...new Set([...best, ...first, ...sections])]
}

interface MeasuredSection {
  number: number
  value: number
  isQuote: boolean
}
