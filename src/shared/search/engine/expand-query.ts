import { type FoundTerm, TermFinder } from './find-terms.ts'
import { TypoFinder } from './find-typos.ts'
import type { IndexReader, OpenIndex } from './index-reader.ts'
import { type Alternative, parseQuery, type QueryWord } from './parse-query.ts'

/** A word of the query with what the index has for it. */
export interface ExpandedWord {
  word: QueryWord
  alternatives: ExpandedAlternative[]
}

/** Sections need one term of each list. */
export interface ExpandedAlternative {
  weight: number
  terms: FoundTerm[][]
}

/** Looks up the words of a query: as typed, other forms, completions, synonyms, and corrections where nothing else is. */
export async function expandQuery(
  text: string,
  reader: IndexReader,
  { manifest }: OpenIndex,
): Promise<ExpandedWord[]> {
  const terms = new TermFinder(reader, manifest)
  const typos = new TypoFinder(reader, manifest)
  const words = parseQuery(text, manifest.synonyms)
  const expanded = await Promise.all(words.map((word) => expandWord(word, terms, typos)))
  joinNeighbours(expanded, terms)
  return expanded
}

async function expandWord(word: QueryWord, terms: TermFinder, typos: TypoFinder): Promise<ExpandedWord> {
  const found = await Promise.all(
    word.alternatives.map((alternative) => expandAlternative(alternative, word.isPrefix, terms)),
  )
  const alternatives = found.filter(isFound)
  const isKnown = found.some(
    (alternative, index) => word.alternatives[index]?.isTyped && isFound(alternative),
  )
  if (!isKnown) alternatives.push(...(await corrections(word, terms, typos)))
  return { word, alternatives }
}

const isFound = ({ terms }: ExpandedAlternative): boolean =>
  terms.length > 0 && terms.every((list) => list.length > 0)

async function expandAlternative(
  { terms, weight, isTyped }: Alternative,
  isPrefix: boolean,
  finder: TermFinder,
): Promise<ExpandedAlternative> {
  const lists = terms.map((term, index) =>
    finder.find(term, isPrefix && isTyped && index === terms.length - 1),
  )
  return { weight, terms: await Promise.all(lists) }
}

async function corrections(
  { text, isPrefix }: QueryWord,
  terms: TermFinder,
  typos: TypoFinder,
): Promise<ExpandedAlternative[]> {
  const [whole, split] = await Promise.all([typos.correct(text, false), typos.split(text)])
  const nearest = whole.length === 0 && isPrefix ? await typos.correct(text, true) : whole
  const found = await Promise.all(
    nearest.map(({ word, distance }) => terms.findExact(word, distance === 1 ? 0.7 : 0.45)),
  )
  const corrected = { weight: 1, terms: [found.flat()] }
  if (split === undefined) return [corrected].filter(isFound)
  const parts = { weight: 0.9, terms: await Promise.all(split.map((part) => terms.find(part, false))) }
  return [corrected, parts].filter(isFound)
}

/** Two words that others write as one: `load balancer` also finds `loadbalancer`, if that costs no file. */
function joinNeighbours(words: readonly ExpandedWord[], terms: TermFinder): void {
  for (const [index, { word, alternatives }] of words.entries()) {
    const next = words[index + 1]
    if (next === undefined || word.isWeak || next.word.isWeak) continue
    const found = terms.findReady(word.text + next.word.text, 0.9)
    if (found.length === 0) continue
    alternatives.push({ weight: 1, terms: [found] })
    next.alternatives.push({ weight: 1, terms: [found] })
  }
}
