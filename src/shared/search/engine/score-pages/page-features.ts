import type { SectionTable } from '../decode-sections.ts'
import type { ExpandedWord } from '../expand-query.ts'
import { collectEvidence, type WordEvidence } from './collect-evidence.ts'
import { computeKindFeatures, kindFeatureNames } from './kind-features.ts'
import type { UnitNames } from './measure-names.ts'
import type { QueryIntent } from './query-intent.ts'
import { countSubjectWords, getSentenceShare, weighWord } from './weigh-word.ts'

/**
 * Measures of how well a section answers a query. Most are about its unit: a guide with all its sections, or a single
 * question, operation, or release note. The score of a section is the exponential of their weighted sum.
 */
export const featureNames = [
  'section',
  'coverage',
  'wholeQuery',
  'titlePrecision',
  'titleMatch',
  'titleOrTrail',
  'headings',
  'keywords',
  'named',
  'called',
  'linked',
  'headingPrecision',
  'support',
  ...kindFeatureNames,
  'isOtherSeries',
  'nearby',
  'headingRun',
  'titleRun',
  'textRun',
  'quote',
] as const

export type FeatureName = (typeof featureNames)[number]
export type Features = Record<FeatureName, number>

/** Sums over the words of a query, by unit (at its first section) or by section. All are shares of the whole query. */
export interface QueryEvidence {
  coverage: Float32Array
  /** Words in the title; then also in titles above it. */
  title: Float32Array
  titleOrTrail: Float32Array
  headings: Float32Array
  keywords: Float32Array
  /** Number of words in the heading of each section, and in the short title of each page. */
  headingHits: Float32Array
  labelHits: Float32Array
  /** Number of sections of a unit whose text has a part of the query. */
  support: Float32Array
  /** Words in the section itself. */
  inSection: Float32Array
}

/** A word above the title, relative to one in it. */
const trailFactor = 0.8
/** A unit that has a word only above its title. */
const coverageAbove = 0.5
/** Share of the query that a section's text must have to support its unit. */
const minSupport = 0.15

/** Adds up the evidence of all words. Words that headings use say more, so politeness doesn't need a list. */
export function sumEvidence(words: readonly ExpandedWord[], sections: SectionTable): QueryEvidence {
  const { count } = sections
  const length = Math.min(1, Math.max(0, (words.length - 4) / 5))
  const sums = {
    coverage: new Float32Array(count),
    title: new Float32Array(count),
    titleOrTrail: new Float32Array(count),
    headings: new Float32Array(count),
    keywords: new Float32Array(count),
    headingHits: new Float32Array(count),
    labelHits: new Float32Array(count),
    support: new Float32Array(count),
    inSection: new Float32Array(count),
  }
  const texts = new Float32Array(count)
  const evidences = words.map((word) => collectEvidence(word, sections))
  const sentenceShare = getSentenceShare(countSubjectWords(words))
  const weights = words.map(({ word }, index) => {
    const evidence = evidences[index]
    if (word.isWeak || evidence === undefined) return 0
    return weighWord(word, evidence, { units: sections.unitCount, length, sentenceShare })
  })
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1
  for (const [index, evidence] of evidences.entries()) {
    const share = (weights[index] ?? 0) / total
    addWord(evidence, { share, isWeak: words[index]?.word.isWeak ?? false, sums, sections })
    for (const at of evidence.found) {
      texts[at] = (texts[at] ?? 0) + share * (evidence.text[at] ?? 0)
      const best = Math.max(evidence.heading[at] ?? 0, evidence.inText[at] ?? 0)
      sums.inSection[at] = (sums.inSection[at] ?? 0) + share * best
    }
  }
  for (let at = 0; at < count; at++) {
    const unit = sections.unitStarts[at] ?? 0
    if ((texts[at] ?? 0) > minSupport) sums.support[unit] = (sums.support[unit] ?? 0) + 1
  }
  return sums
}

interface WordInput {
  share: number
  isWeak: boolean
  sums: QueryEvidence
  sections: SectionTable
}

function addWord(evidence: WordEvidence, { share, isWeak, sums, sections }: WordInput): void {
  const { heading, label, above } = evidence
  if (!isWeak) {
    for (const at of evidence.found) {
      sums.headingHits[at] = (sums.headingHits[at] ?? 0) + (heading[at] ?? 0)
      sums.labelHits[at] = (sums.labelHits[at] ?? 0) + (label[at] ?? 0)
    }
  }
  for (const [unit, best] of findBestOfUnits(evidence, sections)) {
    const add = (field: UnitSum, value: number): void => {
      sums[field][unit] = (sums[field][unit] ?? 0) + share * value
    }
    const inTitle = heading[unit] ?? 0
    const inLabel = label[unit] ?? 0
    const inTrail = above[unit] ?? 0
    add('coverage', Math.max(best.heading, inLabel, best.keywords, best.inText, coverageAbove * inTrail))
    add('headings', Math.max(best.heading, best.keywords, inLabel))
    add('keywords', best.keywords)
    add('titleOrTrail', Math.max(inTitle, inLabel, trailFactor * inTrail))
    if (!isWeak) add('title', inTitle)
  }
}

type UnitSum = 'coverage' | 'headings' | 'keywords' | 'title' | 'titleOrTrail'

interface BestOfUnit {
  heading: number
  keywords: number
  inText: number
}

/** Returns the best evidence among the sections of each unit. */
function findBestOfUnits(
  { heading, keywords, inText, found }: WordEvidence,
  { unitStarts }: SectionTable,
): Map<number, BestOfUnit> {
  const units = new Map<number, BestOfUnit>()
  for (const at of found) {
    const unit = unitStarts[at] ?? 0
    const best = units.get(unit)
    units.set(unit, {
      heading: Math.max(best?.heading ?? 0, heading[at] ?? 0),
      keywords: Math.max(best?.keywords ?? 0, keywords[at] ?? 0),
      inText: Math.max(best?.inText ?? 0, inText[at] ?? 0),
    })
  }
  return units
}

interface FeatureInput {
  evidence: QueryEvidence
  /** Undefined for a query with a name as machines write it, which pages have in their text. */
  names: UnitNames | undefined
  sections: SectionTable
  intent: QueryIntent
  /** Number of words that count. */
  wordCount: number
  /** Whether the query has the word of each series, by number. */
  namedSeries: ReadonlySet<number>
  /** Score of the section alone, relative to the best one. */
  sectionScore: number
  /** How near its page is to what the best pages are about, from -1 to 1. */
  nearness: number
}

/** Computes the features of a section that don't need its text. */
export function computeFeatures(
  at: number,
  { evidence, names, sections, intent, wordCount, namedSeries, sectionScore, nearness }: FeatureInput,
): Features {
  const unit = sections.unitStarts[at] ?? 0
  const read = (field: keyof QueryEvidence): number => evidence[field][unit] ?? 0
  const precision = (section: number): number =>
    Math.min(1, (evidence.headingHits[section] ?? 0) / Math.max(1, sections.headingWords[section] ?? 1))
  const titlePrecision = precision(unit)
  const labelPrecision = Math.min(
    1,
    (evidence.labelHits[unit] ?? 0) / Math.max(1, sections.labelWords[unit] ?? 1),
  )
  const series = sections.series[unit] ?? 0
  return {
    section: Math.log(0.1 + sectionScore),
    coverage: Math.log(0.05 + read('coverage')),
    wholeQuery: (evidence.inSection[at] ?? 0) ** 3,
    titlePrecision,
    titleMatch: titlePrecision * read('title'),
    titleOrTrail: Math.max(titlePrecision, labelPrecision) * read('titleOrTrail'),
    headings: read('headings'),
    keywords: read('keywords'),
    named: names?.named[unit] ?? 0,
    called: names?.called[unit] ?? 0,
    linked: names === undefined ? 0 : Math.log1p(sections.linkCounts[unit] ?? 0) / 4,
    headingPrecision: at === unit ? 0 : precision(at),
    support: Math.log2(1 + read('support')) / 3,
    ...computeKindFeatures({ kind: sections.kinds[at], type: sections.types[unit] }, intent, wordCount),
    isOtherSeries: series > 0 && !intent.hasName && !namedSeries.has(series) ? 1 : 0,
    nearby: nearness,
    headingRun: 0,
    titleRun: 0,
    textRun: 0,
    quote: 0,
  }
}
