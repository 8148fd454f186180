import type { Sections } from './decode.ts'
import type { ExpandedAlternative, ExpandedWord } from './expand-query.ts'
import type { FoundTerm } from './find-terms.ts'
import { inAncestor, inHeading, inKeywords, textBits } from './index-format.ts'

/** What a place is worth. Tuned with `tests/search/golden.tsv`. */
export const boosts = {
  heading: 3.2,
  keywords: 2,
  ancestor: 1,
  /** The page's title, for its sections. */
  title: 1.1,
  text: 2,
  /** A word that says little, where others say more. */
  weak: 0.12,
  /** How much of a word it is to be elsewhere on the page. */
  elsewhere: 0.4,
  /** Power of the share of words that a section has. */
  coverage: 2.2,
  /** A heading that is made of the query's words, and of nothing else. */
  wholeHeading: 0.9,
  /** From the lightest section to the heaviest. */
  weight: 0.9,
  /** The beginning of a page before its sections. */
  page: 0.12,
}

/** Sections that match, by number. */
export interface Scores {
  scores: Float32Array
  /** 0 to 1: the share of the query's words. */
  coverage: Float32Array
}

/** Scores all sections of an index. */
export function scoreSections(words: readonly ExpandedWord[], sections: Sections): Scores {
  const { count, pageStarts } = sections
  const scores = new Float32Array(count)
  const coverage = new Float32Array(count)
  const headingHits = new Float32Array(count)
  const strong = words.filter(({ word }) => !word.isWeak).length
  for (const { word, alternatives } of words) {
    const own = scoreWord(alternatives, sections, word.isWeak ? undefined : headingHits)
    if (word.isWeak) {
      for (let at = 0; at < count; at++) scores[at] = (scores[at] ?? 0) + (own[at] ?? 0) * boosts.weak
      continue
    }
    const pages = bestOfPages(own, pageStarts)
    for (let at = 0; at < count; at++) {
      const value = own[at] ?? 0
      const page = pages[pageStarts[at] ?? 0] ?? 0
      if (value > 0) {
        scores[at] = (scores[at] ?? 0) + value
        coverage[at] = (coverage[at] ?? 0) + 1 / strong
      } else if (page > 0) coverage[at] = (coverage[at] ?? 0) + boosts.elsewhere / strong
    }
  }
  for (let at = 0; at < count; at++) {
    const value = scores[at] ?? 0
    if (value > 0) scores[at] = value * factorOf(at, { sections, strong, headingHits, coverage })
  }
  return { scores, coverage }
}

interface FactorInput {
  sections: Sections
  strong: number
  headingHits: Float32Array
  coverage: Float32Array
}

function factorOf(at: number, { sections, strong, headingHits, coverage }: FactorInput): number {
  const hits = headingHits[at] ?? 0
  const length = sections.headingWords[at] ?? 1
  const fit = (Math.min(1, hits / Math.max(1, length)) * Math.min(hits, strong)) / Math.max(1, strong)
  const isPage = sections.pageStarts[at] === at
  return (
    (coverage[at] ?? 0) ** boosts.coverage *
    (1 + boosts.wholeHeading * fit ** 2) *
    (1 + (boosts.weight * (sections.weights[at] ?? 0)) / 100) *
    (isPage ? 1 + boosts.page : 1)
  )
}

/** For each page, at the number of its first section, the best score of its sections. */
function bestOfPages(own: Float32Array, pageStarts: Uint32Array): Float32Array {
  const best = new Float32Array(own.length)
  for (let at = 0; at < own.length; at++) {
    const page = pageStarts[at] ?? 0
    const value = own[at] ?? 0
    if (value > (best[page] ?? 0)) best[page] = value
  }
  return best
}

/** The best of the alternatives in each section. */
function scoreWord(
  alternatives: readonly ExpandedAlternative[],
  sections: Sections,
  headingHits: Float32Array | undefined,
): Float32Array {
  const best = new Float32Array(sections.count)
  const hits = new Float32Array(sections.count)
  for (const { weight, terms } of alternatives) {
    const lists = terms.map((found) => scoreTerm(found, sections, hits))
    const [first] = lists
    if (first === undefined) continue
    for (let at = 0; at < best.length; at++) {
      let sum = first[at] ?? 0
      for (let list = 1; list < lists.length && sum > 0; list++) {
        const other = lists[list]?.[at] ?? 0
        sum = other === 0 ? 0 : sum + other
      }
      const value = (weight * sum) / lists.length
      if (value > (best[at] ?? 0)) best[at] = value
    }
  }
  if (headingHits !== undefined) {
    for (let at = 0; at < hits.length; at++) headingHits[at] = (headingHits[at] ?? 0) + (hits[at] ?? 0)
  }
  return best
}

/** The best of a term's forms in each section; how much of a heading's word it is goes to `hits`. */
function scoreTerm(found: readonly FoundTerm[], sections: Sections, hits: Float32Array): Float32Array {
  const best = new Float32Array(sections.count)
  const exact = found.filter(({ weight }) => weight >= 0.9).reduce((sum, { count }) => sum + count, 0)
  const frequency = Math.max(exact, ...found.map(({ count }) => count), 1)
  const rarity = Math.log(
    1 + (sections.count - Math.min(frequency, sections.count) + 0.5) / (frequency + 0.5),
  )
  for (const { weight, places } of found) {
    const { sections: numbers, impacts } = places()
    for (let index = 0; index < numbers.length; index++) {
      const at = numbers[index] ?? 0
      const impact = impacts[index] ?? 0
      const isHeading = (impact & inHeading) !== 0
      if (isHeading && weight > (hits[at] ?? 0)) hits[at] = weight
      const value = weight * rarity * valueOf(impact, sections.headingWords[at] ?? 1)
      if (value > (best[at] ?? 0)) best[at] = value
      if (isHeading && sections.pageStarts[at] === at)
        inherit(at, weight * rarity * boosts.title, { sections, best })
    }
  }
  return best
}

function valueOf(impact: number, headingWords: number): number {
  const heading = (impact & inHeading) === 0 ? 0 : boosts.heading / Math.max(1, headingWords) ** 0.25
  const keywords = (impact & inKeywords) === 0 ? 0 : boosts.keywords
  const ancestor = (impact & inAncestor) === 0 ? 0 : boosts.ancestor
  return heading + keywords + ancestor + (boosts.text * (impact & textBits)) / textBits
}

/** What a title says holds for all sections of its page. */
function inherit(
  page: number,
  value: number,
  { sections: { pageStarts, count }, best }: { sections: Sections; best: Float32Array },
): void {
  for (let at = page + 1; at < count && pageStarts[at] === page; at++) {
    if (value > (best[at] ?? 0)) best[at] = value
  }
}
