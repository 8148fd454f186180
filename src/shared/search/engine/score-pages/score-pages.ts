import type { SectionTable } from '../decode-sections.ts'
import type { ExpandedWord } from '../expand-query.ts'
import { type Scores, scoreSections } from '../score-sections/score-sections.ts'
import { measureNames } from './measure-names.ts'
import { computeFeatures, type Features, featureNames, sumEvidence } from './page-features.ts'
import { measureNearness, type PageVectors } from './page-vectors.ts'
import { pageWeights, sentenceWeights } from './page-weights.ts'
import { getQueryIntent } from './query-intent.ts'
import { countSubjectWords, getSentenceShare } from './weigh-word.ts'

/** Scores with the features that they come from. */
export interface PageScores extends Pick<Scores, 'scores'> {
  getFeatures(section: number): Features
  /** How much of the query each section has itself, from 0 to 1. */
  inSection: Float32Array
  /** How much of a sentence the query is, from 0 to 1. */
  sentenceShare: number
}

/** Sections of the reader's area over equal ones of other areas. */
const homeBoost = 1.4

/** Minimum coverage of a unit, relative to the best one. */
const minCoverageShare = 0.4

interface ScoreInput {
  text: string
  words: readonly ExpandedWord[]
  sections: SectionTable
  /** Words of series. */
  series: readonly string[]
  /** Number of the reader's area, if only its sections count. */
  area: number | undefined
  /** Number of the area of the reader's page. */
  homeArea?: number | undefined
  /** For a sentence only. */
  vectors?: PageVectors | undefined
}

/**
 * Scores all sections in two steps: each section alone, then by how well its unit answers the whole query. So a page about
 * the subject comes before a section that only has the words.
 */
export function scorePages(input: ScoreInput): PageScores {
  const { text, words, sections, series, area, homeArea, vectors } = input
  const { scores: sectionScores } = scoreSections(words, sections)
  const evidence = sumEvidence(words, sections)
  const intent = getQueryIntent(text)
  const names = intent.hasName ? undefined : measureNames(words, sections)
  const wordCount = countSubjectWords(words)
  const sentenceShare = getSentenceShare(wordCount)
  const namedSeries = findNamedSeries(words, series)
  const isOfArea = (at: number): boolean => area === undefined || sections.areas[at] === area
  const best = sectionScores.reduce((most, score, at) => (isOfArea(at) && score > most ? score : most), 0)
  const getFeatures = (at: number, nearness?: Float32Array): Features =>
    computeFeatures(at, {
      evidence,
      names,
      sections,
      intent,
      wordCount,
      namedSeries,
      sectionScore: (sectionScores[at] ?? 0) / (best || 1),
      nearness: nearness?.[at] ?? 0,
    })
  const weighHome = (at: number): number =>
    homeArea !== undefined && sections.areas[at] === homeArea ? homeBoost : 1
  const minCoverage = minCoverageShare * evidence.coverage.reduce((most, value) => Math.max(most, value), 0)
  const isCovered = (at: number): boolean =>
    (evidence.coverage[sections.unitStarts[at] ?? 0] ?? 0) >= minCoverage
  // Most sections have one word of many. Their features would be half of the time.
  const scoresByWords = sectionScores.map((score, at) =>
    score > 0 && isCovered(at) ? Math.exp(sumFeatures(getFeatures(at), sentenceShare)) : 0,
  )
  const ofArea = scoresByWords.map((score, at) => (isOfArea(at) ? score : 0))
  const nearness = vectors === undefined ? undefined : measureNearness(vectors, ofArea, sections)
  const weighNearness = (at: number): number => Math.exp(pageWeights.nearby * (nearness?.[at] ?? 0))
  return {
    scores: scoresByWords.map((score, at) => score * weighHome(at) * weighNearness(at)),
    getFeatures: (at) => getFeatures(at, nearness),
    inSection: evidence.inSection,
    sentenceShare,
  }
}

/** Returns the numbers of the series whose word the query has. */
function findNamedSeries(words: readonly ExpandedWord[], series: readonly string[]): ReadonlySet<number> {
  const terms = new Set(
    words.flatMap(({ alternatives }) =>
      alternatives.flatMap((each) => each.terms.flat().map(({ term }) => term)),
    ),
  )
  return new Set(series.flatMap((word, index) => (terms.has(word) ? [index + 1] : [])))
}

/** Returns the weighted sum of features. `sentenceShare` is how much of a sentence the query is. */
export function sumFeatures(features: Partial<Features>, sentenceShare: number): number {
  let sum = 0
  for (const name of featureNames) {
    const weight = pageWeights[name] + sentenceShare * (sentenceWeights[name] ?? 0)
    sum += weight * (features[name] ?? 0)
  }
  return sum
}
