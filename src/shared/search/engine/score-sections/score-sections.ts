import type { SectionTable } from '../decode-sections.ts'
import type { ExpandedWord } from '../expand-query.ts'
import { indexedKinds } from '../index-format.ts'
import { scoreWord } from './score-word.ts'
import { sectionWeights } from './section-weights.ts'

/** Matching sections, by number. */
export interface Scores {
  scores: Float32Array
  /** 0 to 1: the share of the query's words, by weight. */
  coverage: Float32Array
}

/** Weight of the most frequent word. Other words weigh more. */
const minRarity = 0.7

interface ScoreSums extends Scores {
  /** Number of query words in each heading. */
  headingHits: Float32Array
  /** How well the page of each section documents the name that is the query. Empty for other queries. */
  support: Float32Array
  sections: SectionTable
  /** Number of words that a section should have. */
  words: number
}

/** Scores all sections of an index. */
export function scoreSections(words: readonly ExpandedWord[], sections: SectionTable): Scores {
  const { count } = sections
  const sums: ScoreSums = {
    scores: new Float32Array(count),
    coverage: new Float32Array(count),
    headingHits: new Float32Array(count),
    support: new Float32Array(0),
    sections,
    words: words.filter(({ word }) => !word.isWeak).length,
  }
  let totalRarity = 0
  for (const { word, alternatives } of words) {
    const { values, inHeading, rarity } = scoreWord(alternatives, sections)
    if (words.length === 1 && namePattern.test(word.text)) sums.support = computeSupport(values, sections)
    if (word.isWeak) addScores(sums.scores, values, sectionWeights.weak)
    else {
      addScores(sums.scores, values, word.share)
      addScores(sums.headingHits, inHeading, word.share)
      const weight = word.share * (minRarity + rarity)
      addCoverage(values, weight, sums)
      totalRarity += weight
    }
  }
  for (let at = 0; at < count; at++) {
    sums.coverage[at] = (sums.coverage[at] ?? 0) / (totalRarity || 1)
    const value = sums.scores[at] ?? 0
    if (value > 0) sums.scores[at] = value * computeFactor(at, sums)
  }
  return sums
}

function addScores(sums: Float32Array, values: Float32Array, factor: number): void {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + factor * (values[at] ?? 0)
}

/** Adds to the coverage. A word that occurs only elsewhere on the page counts a little. */
function addCoverage(
  values: Float32Array,
  rarity: number,
  { coverage, sections: { pageStarts } }: ScoreSums,
): void {
  const pages = new Uint8Array(values.length)
  for (let at = 0; at < values.length; at++) if ((values[at] ?? 0) > 0) pages[pageStarts[at] ?? 0] = 1
  for (let at = 0; at < values.length; at++) {
    const share = (values[at] ?? 0) > 0 ? 1 : sectionWeights.elsewhere * (pages[pageStarts[at] ?? 0] ?? 0)
    coverage[at] = (coverage[at] ?? 0) + share * rarity
  }
}

/** The name of a field, an argument, a variable, or a plan: `sku_name`, `C3.8GB`. */
const namePattern = /^[\p{L}\p{N}]+(?:[_.][\p{L}\p{N}]+)+$/u

const guideKind = indexedKinds.indexOf('guide')
const releaseKind = indexedKinds.indexOf('release')

/**
 * Returns from 0 to 1 how many sections of a guide have a name. A guide that documents it has it in several; one that
 * only uses it, in the code or the output of one. Operations and questions stand alone.
 */
function computeSupport(values: Float32Array, { pageStarts, kinds }: SectionTable): Float32Array {
  const counts = new Uint16Array(values.length)
  const isOfGuide = (at: number): boolean => (values[at] ?? 0) > 0 && kinds[at] === guideKind
  for (let at = 0; at < values.length; at++) {
    const page = pageStarts[at] ?? 0
    if (isOfGuide(at)) counts[page] = (counts[page] ?? 0) + 1
  }
  return values.map((_, at) => {
    const others = (counts[pageStarts[at] ?? 0] ?? 0) - 1
    return isOfGuide(at) ? others / (others + 2) : 0
  })
}

function computeFactor(at: number, { sections, coverage, headingHits, support, words }: ScoreSums): number {
  const hits = headingHits[at] ?? 0
  const ofHeading = Math.min(1, hits / Math.max(1, sections.headingWords[at] ?? 1))
  const ofQuery = Math.min(1, hits / Math.max(1, words))
  return (
    (coverage[at] ?? 0) ** sectionWeights.coverage *
    (1 + sectionWeights.wholeHeading * (ofHeading * ofQuery) ** 2) *
    (1 + sectionWeights.support * (support[at] ?? 0)) *
    (1 + (sectionWeights.weight * (sections.weights[at] ?? 0)) / 100) *
    (sections.kinds[at] === releaseKind ? sectionWeights.release : 1) *
    (sections.pageStarts[at] === at ? 1 + sectionWeights.page : 1)
  )
}
