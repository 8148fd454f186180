import { editDistance } from '../../text/edit-distance.ts'
import { addConcepts } from './add-concepts.ts'
import { limitToHeadings, type MatchedTerm, TermFinder } from './find-terms.ts'
import { countAllowedTypos, TypoFinder } from './find-typos.ts'
import type { Synonym } from './index-format.ts'
import type { IndexReader, OpenIndex } from './index-reader.ts'
import { parseQuery } from './parse-query.ts'
import type { Alternative, QueryWord } from './query-word.ts'

/** A word of the query with its terms in the index. */
export interface ExpandedWord {
  word: QueryWord
  alternatives: ExpandedAlternative[]
  /** Whether the index has neither the word as typed nor a synonym of it. */
  isCorrected: boolean
}

/** Sections need one term of each list, or of most lists. */
export interface ExpandedAlternative {
  weight: number
  terms: MatchedTerm[][]
  /** Minimum number of lists. */
  minMatches: number
  /** Whether it's the word as typed, not a synonym or a correction. */
  isTyped: boolean
}

/**
 * Weight of a correction by its typos. A heading has the word that a reader mistyped, so one typo weighs more than another
 * form of a word, or the words that happen to be typed correctly would decide.
 */
const correctionWeights = { one: 0.95, two: 0.8 }

/** Minimum share of the parts of an identifier. */
const minPartShare = 0.6

/**
 * Looks up the words of a query: as typed, other forms, completions, synonyms, and, if nothing else is found,
 * corrections.
 */
export async function expandQuery(
  text: string,
  reader: IndexReader,
  index: OpenIndex,
): Promise<ExpandedWord[]> {
  const { manifest, concepts } = index
  const terms = new TermFinder(reader, index)
  const typos = new TypoFinder(reader, index.sections.ranges)
  const words = parseQuery(text, manifest.synonyms)
  if (concepts !== undefined) addConcepts(words, concepts)
  const finders = { terms, typos, synonyms: manifest.synonyms }
  const expanded = await Promise.all(
    words.map((word) =>
      word.isWeak ? { word, alternatives: [], isCorrected: false } : expandWord(word, finders),
    ),
  )
  joinNeighbors(expanded, terms)
  weakenShortWords(expanded)
  dropShortCorrections(expanded)
  return expanded
}

/**
 * Reduces words of two letters, which occur on every other page, so that they don't make up for words that the site
 * doesn't have.
 */
function weakenShortWords(words: readonly ExpandedWord[]): void {
  const longWords = words.filter(({ word }) => !word.isWeak && !isShort(word))
  if (longWords.length === 0 || longWords.some(({ alternatives }) => alternatives.length > 0)) return
  for (const { word } of words) if (isShort(word)) word.isWeak = true
}

/** Whether a word has two letters and no synonyms. */
const isShort = ({ text, alternatives }: QueryWord): boolean =>
  text.length < 3 && alternatives.every(({ isTyped }) => isTyped)

/**
 * Drops corrections of four letters. They're one typo away from many words, so they don't make up for words that the
 * site doesn't have.
 */
function dropShortCorrections(words: readonly ExpandedWord[]): void {
  const isUnknown = words.some(({ word, alternatives }) => !word.isWeak && alternatives.length === 0)
  if (!isUnknown) return
  for (const { word, alternatives, isCorrected } of words)
    if (isCorrected && word.text.length < 5) alternatives.length = 0
}

interface Finders {
  terms: TermFinder
  typos: TypoFinder
  synonyms: readonly Synonym[]
}

async function expandWord(word: QueryWord, finders: Finders): Promise<ExpandedWord> {
  const expansions = await Promise.all(
    word.alternatives.map((alternative) => expandAlternative(alternative, word.isPrefix, finders.terms)),
  )
  const alternatives = expansions.filter(hasTerms).map((alternative) => ({
    ...alternative,
    terms: word.isOfHeadings ? alternative.terms.map((list) => list.map(limitToHeadings)) : alternative.terms,
  }))
  const isKnown = expansions.some(
    (alternative, index) => word.alternatives[index]?.isTyped && hasTerms(alternative),
  )
  // A word with a synonym isn't a typo: `coworker` isn't `worker`.
  const isCorrected = !isKnown && alternatives.length === 0
  if (isCorrected) alternatives.push(...(await findCorrections(word, finders)))
  return { word, alternatives, isCorrected }
}

const hasTerms = ({ terms, minMatches }: ExpandedAlternative): boolean =>
  terms.filter((list) => list.length > 0).length >= Math.max(1, minMatches)

async function expandAlternative(
  { terms, weight, isTyped }: Alternative,
  isPrefix: boolean,
  finder: TermFinder,
): Promise<ExpandedAlternative> {
  const lists = terms.map((term, index) =>
    finder.find(term, isPrefix && isTyped && index === terms.length - 1),
  )
  return {
    weight,
    isTyped,
    terms: await Promise.all(lists),
    minMatches: isTyped ? Math.ceil(terms.length * minPartShare) : terms.length,
  }
}

async function findCorrections(
  { text, isPrefix }: QueryWord,
  { terms, typos, synonyms }: Finders,
): Promise<ExpandedAlternative[]> {
  const [whole, split] = await Promise.all([typos.correct(text, false), typos.split(text)])
  const nearest = whole.length === 0 && isPrefix ? await typos.correct(text, true) : whole
  const correctedTerms = await Promise.all(
    nearest.map(({ word, distance }) =>
      terms.findExact(word, distance === 1 ? correctionWeights.one : correctionWeights.two),
    ),
  )
  const guesses = findMistypedSynonyms(text, synonyms).map((target): Alternative => {
    return { terms: target.split(' '), weight: 0.6, isTyped: false }
  })
  if (split !== undefined) guesses.push({ terms: split, weight: 0.9, isTyped: false })
  const guessedAlternatives = await Promise.all(
    guesses.map((alternative) => expandAlternative(alternative, false, terms)),
  )
  return [
    { weight: 1, terms: [correctedTerms.flat()], minMatches: 1, isTyped: false },
    ...guessedAlternatives,
  ].filter(hasTerms)
}

/** Returns the synonyms of a mistyped word that isn't in the index: `singup` is `signup` is `sign up`. */
function findMistypedSynonyms(text: string, synonyms: readonly Synonym[]): string[] {
  const limit = countAllowedTypos(text.length)
  if (limit === 0) return []
  return synonyms
    .filter(([from]) => !from.includes(' ') && editDistance(text, from, { limit, isPrefix: false }) <= limit)
    .flatMap(([, targets]) => targets)
    .slice(0, 4)
}

/** Adds two adjacent words as one: `load balancer` also finds `loadbalancer`, if that loads no file. */
function joinNeighbors(words: readonly ExpandedWord[], terms: TermFinder): void {
  for (const [index, { word, alternatives }] of words.entries()) {
    const next = words[index + 1]
    if (next === undefined || word.isWeak || next.word.isWeak) continue
    const joinedTerms = terms.findLoaded(word.text + next.word.text, 0.9)
    if (joinedTerms.length === 0) continue
    const joined = { weight: 1, terms: [joinedTerms], minMatches: 1, isTyped: true }
    alternatives.push(joined)
    next.alternatives.push(joined)
  }
}
