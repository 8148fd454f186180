import { boosts } from './boosts.ts'
import type { Sections } from './decode.ts'
import type { ExpandedAlternative } from './expand-query.ts'
import type { FoundTerm } from './find-terms.ts'
import { inAncestor, inHeading, inKeywords, textBits } from './index-format.ts'

/** What a word of the query is worth in each section. */
export interface WordScores {
  values: Float32Array
  /** 0 to 1: is it a word of the section's heading? */
  inHeading: Float32Array
}

/** The best of a word's alternatives in each section. */
export function scoreWord(alternatives: readonly ExpandedAlternative[], sections: Sections): WordScores {
  const scores: WordScores = {
    values: new Float32Array(sections.count),
    inHeading: new Float32Array(sections.count),
  }
  const shared = sharedFrequency(alternatives)
  for (const { weight, terms, least } of alternatives) {
    const lists = terms.map((found) => {
      const frequency = terms.length === 1 && weight <= 1 ? shared : frequencyOf(found)
      return scoreTerm(found, rarityOf(frequency, sections.count), { sections, hits: scores.inHeading })
    })
    keepBest(scores.values, mostOf(lists, least), weight)
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

/** The mean of several terms, where a section has enough of them. */
function mostOf(lists: readonly Float32Array[], least: number): Float32Array | undefined {
  const [first, ...others] = lists
  if (first === undefined || others.length === 0) return first
  return first.map((_, at) => {
    let sum = 0
    let found = 0
    for (const list of lists) {
      const value = list[at] ?? 0
      if (value > 0) found++
      sum += value
    }
    return found < least ? 0 : sum / lists.length
  })
}

interface TermInput {
  sections: Sections
  /** Takes how much of a heading's word each section's heading has. */
  hits: Float32Array
}

/** The best of a term's forms in each section. */
function scoreTerm(found: readonly FoundTerm[], rarity: number, { sections, hits }: TermInput): Float32Array {
  const best = new Float32Array(sections.count)
  for (const { weight, places } of found) {
    const { sections: numbers, impacts } = places()
    for (let index = 0; index < numbers.length; index++) {
      const at = numbers[index] ?? 0
      const impact = impacts[index] ?? 0
      raise(best, at, weight * rarity * placeValue(impact, sections.headingWords[at] ?? 1))
      if ((impact & inHeading) === 0) continue
      raise(hits, at, weight)
      if (sections.pageStarts[at] === at) inherit(at, weight * rarity * boosts.title, { sections, best })
    }
  }
  return best
}

/** A form or a typo is as frequent as the word itself, or else rare mistakes would win. */
function frequencyOf(found: readonly FoundTerm[]): number {
  const own = found.filter(({ weight }) => weight >= 0.9).reduce((sum, term) => sum + term.count, 0)
  return Math.max(own, ...found.map((term) => term.count), 1)
}

/** So is a synonym: `vm` is not worth more than `node` because writers avoid it. */
function sharedFrequency(alternatives: readonly ExpandedAlternative[]): number {
  const simple = alternatives.filter(({ terms, weight }) => terms.length === 1 && weight <= 1)
  return Math.max(1, ...simple.map(({ terms }) => frequencyOf(terms[0] ?? [])))
}

/** Rare terms say more (BM25). */
function rarityOf(frequency: number, count: number): number {
  const known = Math.min(count, frequency)
  return Math.log(1 + (count - known + 0.5) / (known + 0.5))
}

function placeValue(impact: number, headingWords: number): number {
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
  for (let at = page + 1; at < count && pageStarts[at] === page; at++) raise(best, at, value)
}

function raise(values: Float32Array, at: number, value: number): void {
  if (value > (values[at] ?? 0)) values[at] = value
}
