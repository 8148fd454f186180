import { editDistance } from '../../text/edit-distance.ts'
import { type FoundTerm, onlyInHeadings, TermFinder } from './find-terms.ts'
import { allowedTypos, TypoFinder } from './find-typos.ts'
import type { Synonym } from './index-format.ts'
import type { IndexReader, OpenIndex } from './index-reader.ts'
import { type Alternative, parseQuery, type QueryWord } from './parse-query.ts'

/** A word of the query with its terms in the index. */
export interface ExpandedWord {
  word: QueryWord
  alternatives: ExpandedAlternative[]
  /** Whether the index doesn't have the word as typed. */
  isCorrected: boolean
}

/** Sections need one term of each list, or of most lists. */
export interface ExpandedAlternative {
  weight: number
  terms: FoundTerm[][]
  /** Minimum number of lists. */
  least: number
}

/** Minimum share of the parts of an identifier. */
const leastParts = 0.6

/**
 * Looks up the words of a query: as typed, other forms, completions, synonyms, and, if nothing else is found,
 * corrections.
 */
export async function expandQuery(
  text: string,
  reader: IndexReader,
  { manifest }: OpenIndex,
): Promise<ExpandedWord[]> {
  const terms = new TermFinder(reader, manifest)
  const typos = new TypoFinder(reader, manifest)
  const words = parseQuery(text, manifest.synonyms)
  const finders = { terms, typos, synonyms: manifest.synonyms }
  const expanded = await Promise.all(words.map((word) => expandWord(word, finders)))
  joinNeighbours(expanded, terms)
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
  const found = await Promise.all(
    word.alternatives.map((alternative) => expandAlternative(alternative, word.isPrefix, finders.terms)),
  )
  const alternatives = found.filter(isFound).map((alternative) => ({
    ...alternative,
    terms: word.isOfHeadings ? alternative.terms.map((list) => list.map(onlyInHeadings)) : alternative.terms,
  }))
  const isKnown = found.some(
    (alternative, index) => word.alternatives[index]?.isTyped && isFound(alternative),
  )
  if (!isKnown) alternatives.push(...(await corrections(word, finders)))
  return { word, alternatives, isCorrected: !isKnown }
}

const isFound = ({ terms, least }: ExpandedAlternative): boolean =>
  terms.filter((list) => list.length > 0).length >= Math.max(1, least)

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
    terms: await Promise.all(lists),
    least: isTyped ? Math.ceil(terms.length * leastParts) : terms.length,
  }
}

async function corrections(
  { text, isPrefix }: QueryWord,
  { terms, typos, synonyms }: Finders,
): Promise<ExpandedAlternative[]> {
  const [whole, split] = await Promise.all([typos.correct(text, false), typos.split(text)])
  const nearest = whole.length === 0 && isPrefix ? await typos.correct(text, true) : whole
  const found = await Promise.all(
    nearest.map(({ word, distance }) => terms.findExact(word, distance === 1 ? 0.7 : 0.45)),
  )
  const meant = mistypedSynonyms(text, synonyms).map((target): Alternative => {
    return { terms: target.split(' '), weight: 0.6, isTyped: false }
  })
  if (split !== undefined) meant.push({ terms: split, weight: 0.9, isTyped: false })
  const others = await Promise.all(meant.map((alternative) => expandAlternative(alternative, false, terms)))
  return [{ weight: 1, terms: [found.flat()], least: 1 }, ...others].filter(isFound)
}

/** Returns the synonyms of a mistyped word that isn't in the index: `singup` is `signup` is `sign up`. */
function mistypedSynonyms(text: string, synonyms: readonly Synonym[]): string[] {
  const limit = allowedTypos(text.length)
  if (limit === 0) return []
  return synonyms
    .filter(([from]) => !from.includes(' ') && editDistance(text, from, { limit, isPrefix: false }) <= limit)
    .flatMap(([, targets]) => targets)
    .slice(0, 4)
}

/** Adds two adjacent words as one: `load balancer` also finds `loadbalancer`, if that loads no file. */
function joinNeighbours(words: readonly ExpandedWord[], terms: TermFinder): void {
  for (const [index, { word, alternatives }] of words.entries()) {
    const next = words[index + 1]
    if (next === undefined || word.isWeak || next.word.isWeak) continue
    const found = terms.findReady(word.text + next.word.text, 0.9)
    if (found.length === 0) continue
    alternatives.push({ weight: 1, terms: [found], least: 1 })
    next.alternatives.push({ weight: 1, terms: [found], least: 1 })
  }
}
