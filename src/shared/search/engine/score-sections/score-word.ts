import type { SectionTable } from '../decode-sections.ts'
import type { ExpandedAlternative } from '../expand-query.ts'
import type { MatchedTerm } from '../find-terms.ts'
import { ancestorBit, headingBit, keywordsBit, labelBit, linkBit, textMask } from '../index-format.ts'
import { sectionWeights } from './section-weights.ts'

/** Score of a word of the query in each section. */
export interface WordScores {
  values: Float32Array
  /** 0 to 1: whether it's a word of the section's heading. */
  inHeading: Float32Array
  /** How much the word says. */
  rarity: number
}

/** Scores a word by the best of its alternatives in each section. */
export function scoreWord(alternatives: readonly ExpandedAlternative[], sections: SectionTable): WordScores {
  const shared = getSharedFrequency(alternatives)
  const scores: WordScores = {
    values: new Float32Array(sections.count),
    inHeading: new Float32Array(sections.count),
    rarity: alternatives.length === 0 ? 0 : computeRarity(shared, sections.count),
  }
  // Text has the names that machines write, and other pages only mention their parts.
  const isName = alternatives.some(
    ({ isTyped, weight, terms }) => isTyped && (weight > 1 || terms.length > 1),
  )
  const places = isName ? ~linkBit : ~0
  for (const { weight, terms, minMatches } of alternatives) {
    const lists = terms.map((matchedTerms) => {
      const frequency = terms.length === 1 && weight <= 1 ? shared : getFrequency(matchedTerms)
      return scoreTerm(matchedTerms, computeRarity(frequency, sections.count), {
        sections,
        places,
        headingHits: scores.inHeading,
      })
    })
    keepBest(scores.values, averageScores(lists, minMatches), weight)
  }
  return scores
}

function keepBest(best: Float32Array, values: Float32Array | undefined, weight: number): void {
  if (values === undefined) return
  for (let at = 0; at < best.length; at++) {
    const value = weight * (values[at] ?? 0)
    if (value > (best[at] ?? 0)) best[at] = value
  }
}

/** Averages several terms in sections that have enough of them. */
function averageScores(lists: readonly Float32Array[], minMatches: number): Float32Array | undefined {
  const [first, ...others] = lists
  if (first === undefined || others.length === 0) return first
  return first.map((_, at) => {
    let sum = 0
    let matchCount = 0
    for (const list of lists) {
      const value = list[at] ?? 0
      if (value > 0) matchCount++
      sum += value
    }
    return matchCount < minMatches ? 0 : sum / lists.length
  })
}

interface TermInput {
  sections: SectionTable
  /** Bits of the places that count. */
  places: number
  /** Receives the share of the word in each section's heading. */
  headingHits: Float32Array
}

/** Scores a term by the best of its forms in each section. */
function scoreTerm(
  matchedTerms: readonly MatchedTerm[],
  rarity: number,
  { sections, places, headingHits }: TermInput,
): Float32Array {
  const best = new Float32Array(sections.count)
  for (const { weight, readPostings } of matchedTerms) {
    const { sections: numbers, impacts } = readPostings()
    for (let index = 0; index < numbers.length; index++) {
      const at = numbers[index] ?? 0
      const impact = (impacts[index] ?? 0) & places
      // Titles above a page count with the page, not with its first section.
      const isPage = sections.pageStarts[at] === at
      const ownImpact = isPage ? impact & ~(ancestorBit | labelBit) : impact
      if (ownImpact === 0) continue
      raiseScore(best, at, weight * rarity * scoreImpact(ownImpact, sections.headingWords[at] ?? 1))
      if ((impact & headingBit) === 0) continue
      raiseScore(headingHits, at, weight)
      if (sections.pageStarts[at] === at)
        addTitleScore(at, weight * rarity * sectionWeights.title, { sections, best })
    }
  }
  return best
}

/**
 * Returns the frequency of a word. A form or typo is as frequent as the word itself; otherwise rare mistakes would win.
 */
function getFrequency(matchedTerms: readonly MatchedTerm[]): number {
  const exactCount = matchedTerms
    .filter(({ weight }) => weight >= 0.9)
    .reduce((sum, term) => sum + term.count, 0)
  return Math.max(exactCount, ...matchedTerms.map((term) => term.count), 1)
}

/** Returns the frequency of a word with synonyms: `vm` isn't worth more than `node` because writers avoid it. */
function getSharedFrequency(alternatives: readonly ExpandedAlternative[]): number {
  const single = alternatives.filter(({ terms }) => terms.length === 1)
  const synonyms = single.filter(({ weight }) => weight <= 1)
  const simple = synonyms.length > 0 ? synonyms : single
  return Math.max(1, ...simple.map(({ terms }) => getFrequency(terms[0] ?? [])))
}

/** Returns how much a term says. Rare terms say more (BM25). */
function computeRarity(frequency: number, count: number): number {
  const cappedFrequency = Math.min(count, frequency)
  return Math.log(1 + (count - cappedFrequency + 0.5) / (cappedFrequency + 0.5))
}

function scoreImpact(impact: number, headingWords: number): number {
  const heading = (impact & headingBit) === 0 ? 0 : sectionWeights.heading / Math.max(1, headingWords) ** 0.25
  const keywords = (impact & keywordsBit) === 0 ? 0 : sectionWeights.keywords
  const ancestor = (impact & ancestorBit) === 0 ? 0 : sectionWeights.ancestor
  const link = (impact & linkBit) === 0 ? 0 : sectionWeights.link
  return heading + keywords + ancestor + link + (sectionWeights.text * (impact & textMask)) / textMask
}

/** Applies matches in a page's title to all its sections. */
function addTitleScore(
  page: number,
  value: number,
  { sections: { pageStarts, count }, best }: { sections: SectionTable; best: Float32Array },
): void {
  for (let at = page + 1; at < count && pageStarts[at] === page; at++) raiseScore(best, at, value)
}

function raiseScore(values: Float32Array, at: number, value: number): void {
  if (value > (values[at] ?? 0)) values[at] = value
}
