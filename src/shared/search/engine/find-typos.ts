import { editDistance } from '../../text/edit-distance.ts'
import { isStopWord } from '../text/stop-words.ts'
import type { WordFile } from './decode-sections.ts'
import type { IndexRanges } from './index-format.ts'
import { findRanges, type IndexReader } from './index-reader.ts'

/** A word of the index that a mistyped word may mean. */
export interface Correction {
  word: string
  distance: number
}

const maxFiles = 3
const maxCorrections = 6

/** Corrects mistyped words. A typo leaves the first two or the last two letters intact. */
export class TypoFinder {
  readonly #reader: IndexReader
  readonly #ranges: IndexRanges

  constructor(reader: IndexReader, ranges: IndexRanges) {
    this.#reader = reader
    this.#ranges = ranges
  }

  /** Returns the nearest words, the most likely first. With `isPrefix`, they may be longer. */
  async correct(term: string, isPrefix: boolean): Promise<Correction[]> {
    const limit = countAllowedTypos(term.length)
    if (limit === 0 || !/^\p{L}[\p{L}\p{M}\p{N}]*$/u.test(term)) return []
    // Nearly every four letters are one edit away from the beginning of some word.
    if (isPrefix && term.length < 5) return []
    const isPlausible = (word: string): boolean => term.length > 5 || hasSimilarBeginning(term, word)
    return findNearestWords(term, await this.#nearby(term), { limit, isPrefix, isPlausible })
  }

  /** Returns the nearest words for suggestions, which may be further away. */
  async suggest(term: string): Promise<Correction[]> {
    if (term.length < 3) return []
    const limit = term.length < 5 ? 1 : Math.min(3, Math.ceil(term.length / 3))
    const isPlausible = (word: string): boolean => term.length > 4 || hasSimilarBeginning(term, word)
    return findNearestWords(term, await this.#nearby(term), { limit, isPrefix: false, isPlausible })
  }

  /** Splits a word into two words of the index: `loadbalancer`. */
  async split(term: string): Promise<[string, string] | undefined> {
    if (term.length < 6) return undefined
    const pairs: [string, string][] = []
    for (let at = 3; at <= term.length - 3; at++) pairs.push([term.slice(0, at), term.slice(at)])
    const halves = new Set(pairs.flat())
    const files = await this.#nearby(term)
    const indexedHalves = new Set(files.flatMap(({ words }) => words.filter((word) => halves.has(word))))
    return pairs.find((pair) => pair.every((word) => indexedHalves.has(word)))
  }

  /** Loads the files with words that start or end like this one. */
  #nearby(term: string): Promise<WordFile[]> {
    const letters = [...term]
    const beginning = letters.slice(0, 2).join('')
    const ending = letters.slice(-2).reverse().join('')
    // With swapped first letters, the word starts in another file.
    const swapped = [letters[1], letters[0]].join('')
    const { words, endings } = this.#ranges
    const begins = [
      ...findRanges(words, beginning).slice(0, maxFiles),
      ...findRanges(words, swapped).slice(0, 1),
    ]
    return Promise.all([
      ...[...new Set(begins)].map((range) => this.#reader.readWords(range)),
      ...findRanges(endings, ending)
        .slice(0, maxFiles)
        .map((range) => this.#reader.readEndings(range)),
    ])
  }
}

/** Whether the first letters of two words are equal, or swapped with the second ones. */
const hasSimilarBeginning = (a: string, b: string): boolean =>
  a[0] === b[0] || (a[0] === b[1] && a[1] === b[0])

interface NearestOptions {
  limit: number
  isPrefix: boolean
  /** Whether the reader may have meant a word. */
  isPlausible(word: string): boolean
}

function findNearestWords(term: string, files: readonly WordFile[], options: NearestOptions): Correction[] {
  const nearest = new Map<string, Correction & { value: number }>()
  for (const { words, frequencies } of files) {
    for (const [index, word] of words.entries()) {
      const distance = editDistance(term, word, options)
      if (distance > options.limit || isStopWord(word) || !options.isPlausible(word)) continue
      const isLikely = word[0] === term[0] ? 1.5 : 0
      const isWhole = Math.abs(word.length - term.length) <= options.limit ? 1 : 0
      const value = (frequencies[index] ?? 0) + isLikely + isWhole - 6 * distance
      nearest.set(word, { word, distance, value })
    }
  }
  const corrections = [...nearest.values()]
  return corrections
    .sort((a, b) => b.value - a.value || (a.word < b.word ? -1 : 1))
    .slice(0, maxCorrections)
    .map(({ word, distance }) => ({ word, distance }))
}

/** Returns how many typos a word of this length may have. */
export function countAllowedTypos(length: number): number {
  return length < 4 ? 0 : length < 7 ? 1 : 2
}
