import { cutQuery, maxReadLength } from '../query-limits.ts'
import { findCourtesy, foldTyped } from '../text/courtesy-words.ts'
import { listPathEndings } from '../text/path-forms.ts'
import { stemWord } from '../text/stem.ts'
import { isStopWord } from '../text/stop-words.ts'
import { type SearchUnit, tokenize } from '../text/tokenize.ts'
import type { Synonym } from './index-format.ts'
import { sectionWeights } from './score-sections/section-weights.ts'

/** A word that matching sections should have. */
export interface QueryWord {
  /** Normalized for comparison. */
  text: string
  /** Any of them is enough. The first is what was typed. */
  alternatives: Alternative[]
  /** Whether the reader may still be typing it. */
  isPrefix: boolean
  /** Whether it has so little meaning that sections don't need it. */
  isWeak: boolean
  /** Whether it has so little meaning that only headings match it. */
  isOfHeadings: boolean
  /** How much it counts: less than 1 for fillers and for words of a phrase that is a concept. */
  share: number
}

/** Terms that a section must have, all or most of them. */
export interface Alternative {
  terms: string[]
  /** 1 for what was typed. */
  weight: number
  /** Whether it may be completed and corrected. Synonyms may not. */
  isTyped: boolean
}

/** Further words are ignored: the beginning of a pasted stack trace is enough. */
const maxWords = 24

/** Parses the words of a query and adds the site's synonyms. */
export function parseQuery(text: string, synonyms: readonly Synonym[]): QueryWord[] {
  const cutText = dropHosts(cutQuery(text, maxReadLength))
  const units = removeRepeatedUnits(tokenize(cutText)).slice(0, maxWords)
  const isTyping = /[\p{L}\p{M}\p{N}]$/u.test(cutText)
  const words = units.map((unit, index) => createQueryWord(unit, isTyping && index === units.length - 1))
  weakenCourtesy(
    words,
    units.map(({ start, end }) => foldTyped(cutText.slice(start, end))),
  )
  if (words.every(({ isWeak }) => isWeak)) {
    for (const word of words) {
      word.isWeak = false
      word.isOfHeadings = true
    }
  }
  addSynonyms(words, synonyms)
  return words
}

/** Drops the host of each URL that has a path, because the path names the page. */
const dropHosts = (text: string): string => text.replace(/\bhttps?:\/\/[^\s/]+(?=\/[^\s/])/gi, '')

/** Reduces courtesy beside other words. */
function weakenCourtesy(words: readonly QueryWord[], typed: readonly string[]): void {
  const isCourtesy = findCourtesy(typed)
  if (words.every(({ isWeak }, index) => isWeak || isCourtesy[index])) return
  for (const [index, word] of words.entries()) if (isCourtesy[index]) word.share = sectionWeights.courtesy
}

function removeRepeatedUnits(units: readonly SearchUnit[]): SearchUnit[] {
  const last = new Map(units.map((unit) => [unit.wholeForms[0], unit]))
  return units.filter((unit) => last.get(unit.wholeForms[0]) === unit)
}

/**
 * Converts a flag, path, or identifier: the whole has much more weight than its parts, and some parts may be missing.
 */
function createQueryWord({ wholeForms, parts }: SearchUnit, isPrefix: boolean): QueryWord {
  const [first = ''] = wholeForms
  const partTerms = [...new Set(parts.map(({ term }) => term))]
  const isCompound = parts.length > 0
  const typedAlternatives = wholeForms.map((whole, index) =>
    createTypedAlternative([whole], isCompound ? sectionWeights.whole - 0.1 * index : 1),
  )
  if (first.startsWith('/')) {
    for (const ending of listPathEndings(wholeForms.at(-1) ?? '').slice(-3))
      typedAlternatives.push(createTypedAlternative([ending], 1.2))
  }
  if (isCompound) typedAlternatives.push(createTypedAlternative(partTerms, sectionWeights.parts))
  return {
    text: first,
    alternatives: typedAlternatives,
    isPrefix,
    isWeak: isStopWord(first),
    isOfHeadings: false,
    share: 1,
  }
}

const createTypedAlternative = (terms: string[], weight: number): Alternative => ({
  terms,
  weight,
  isTyped: true,
})

interface StemmedSynonym {
  phraseStems: string[]
  /** Whether the phrase is no synonym of its targets: another cloud's name for a product of the site. */
  isOneWay: boolean
  targets: readonly string[]
}

/** Synonyms of an index with the stems of their words, which are the same for every query. */
const stemmedByList = new WeakMap<readonly Synonym[], StemmedSynonym[]>()

function stemSynonyms(synonyms: readonly Synonym[]): StemmedSynonym[] {
  const cached = stemmedByList.get(synonyms)
  if (cached !== undefined) return cached
  const targetsByPhrase = new Map(synonyms)
  const stemmedList = synonyms.map(([from, targets]) => ({
    isOneWay: targets.every((target) => !targetsByPhrase.get(target)?.includes(from)),
    phraseStems: from.split(' ').map(stemWord),
    targets,
  }))
  stemmedByList.set(synonyms, stemmedList)
  return stemmedList
}

/** Names that say little beside a product: `aws lambda`, `lambda equivalent`. */
const vendorWords: ReadonlySet<string> = new Set(
  'aws amazon azure microsoft gcp google digitalocean equivalent alternative'.split(' '),
)

/** Adds synonyms to each word of a phrase that has some. */
function addSynonyms(words: readonly QueryWord[], synonyms: readonly Synonym[]): void {
  if (synonyms.length === 0) return
  const stems = words.map(({ text }) => stemWord(text))
  let isForeign = false
  for (const { phraseStems, targets, isOneWay } of stemSynonyms(synonyms)) {
    const start = findPhrase(stems, phraseStems)
    if (start === -1) continue
    isForeign ||= isOneWay
    const carriers = selectCarriers(words.slice(start, start + phraseStems.length))
    const others = words.filter((word) => !carriers.includes(word))
    // Two words of the query for one of the site, `colab notebook`, are no reason to count it twice.
    const newTargets = targets.filter((target) => !others.some((word) => hasTarget(word, target)))
    if (newTargets.length === 0) continue
    for (const word of carriers) addTargets(word, newTargets, isOneWay ? sectionWeights.foreignWord : 1)
  }
  if (isForeign) weakenVendors(words)
}

/** Returns the position of a phrase in a text, or -1. */
export const findPhrase = (stems: readonly string[], phrase: readonly string[]): number =>
  stems.findIndex((_, index) => phrase.every((part, offset) => stems[index + offset] === part))

/** Returns the words of a phrase that carry its meaning: `get` and `rid` of `get rid of`. */
export function selectCarriers(phrase: readonly QueryWord[]): readonly QueryWord[] {
  const strongWords = phrase.filter(({ isWeak }) => !isWeak)
  return strongWords.length > 0 ? strongWords : phrase
}

const hasTarget = ({ alternatives }: QueryWord, target: string): boolean =>
  alternatives.some(({ terms, isTyped }) => !isTyped && terms.join(' ') === target)

function addTargets(word: QueryWord, targets: readonly string[], typedFactor: number): void {
  word.isWeak = false
  for (const alternative of word.alternatives) if (alternative.isTyped) alternative.weight *= typedFactor
  for (const target of targets)
    word.alternatives.push({ terms: target.split(' '), weight: sectionWeights.synonym, isTyped: false })
}

function weakenVendors(words: readonly QueryWord[]): void {
  for (const word of words) {
    const isPlain = word.alternatives.every(({ isTyped }) => isTyped)
    if (isPlain && vendorWords.has(word.text)) word.share = sectionWeights.filler
  }
}
