import { cutQuery, maxReadLength } from '../query-limits.ts'
import { findCourtesy, foldTyped } from '../text/courtesy-words.ts'
import { listPathEndings } from '../text/path-forms.ts'
import { isStopWord } from '../text/stop-words.ts'
import { type SearchUnit, tokenize } from '../text/tokenize.ts'
import { addSynonyms } from './add-synonyms.ts'
import type { Synonym } from './index-format.ts'
import type { Alternative, QueryWord } from './query-word.ts'
import { sectionWeights } from './score-sections/section-weights.ts'

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
