import { allowedTypos, editDistance } from '../text/distance.ts'
import type { FileRange, Manifest } from './index-format.ts'
import { type IndexReader, rangesFor } from './index-reader.ts'

/** A word of the index that a mistyped one may stand for. */
export interface Correction {
  word: string
  distance: number
}

/** Words of the index that are near a beginning or an end of a mistyped one. */
interface NearbyWords {
  /** Frequencies by word. */
  words: Map<string, number>
}

const maxFiles = 3
const maxCorrections = 6

/** Finds what a mistyped word may stand for. A typo leaves the first two letters or the last two as they are. */
export class TypoFinder {
  readonly #reader: IndexReader
  readonly #manifest: Manifest

  constructor(reader: IndexReader, manifest: Manifest) {
    this.#reader = reader
    this.#manifest = manifest
  }

  /** Nearest words, the likeliest first. With `isPrefix` they may go on. */
  async correct(term: string, isPrefix: boolean): Promise<Correction[]> {
    const limit = allowedTypos(term.length)
    if (limit === 0 || !/^\p{L}[\p{L}\p{M}\p{N}]*$/u.test(term)) return []
    return nearestWords(term, await this.#nearby(term), { limit, isPrefix })
  }

  /** The same without regard to how long the word is: for suggestions. */
  async suggest(term: string): Promise<Correction[]> {
    if (term.length < 3) return []
    const limit = Math.min(3, Math.ceil(term.length / 3))
    return nearestWords(term, await this.#nearby(term), { limit, isPrefix: false })
  }

  /** Two words of the index that were written as one: `loadbalancer`. */
  async split(term: string): Promise<[string, string] | undefined> {
    if (term.length < 6) return undefined
    const { words } = await this.#nearby(term)
    for (let at = 3; at <= term.length - 3; at++) {
      const [first, second] = [term.slice(0, at), term.slice(at)]
      if (words.has(first) && words.has(second)) return [first, second]
    }
    return undefined
  }

  async #nearby(term: string): Promise<NearbyWords> {
    const letters = [...term]
    const beginning = letters.slice(0, 2).join('')
    const ending = letters.slice(-2).reverse().join('')
    // Swapped first letters have the beginning of another file.
    const swapped = [letters[1], letters[0]].join('')
    const [begins, ends, swaps] = await Promise.all([
      this.#load(rangesFor(this.#manifest.words, beginning)),
      this.#load(rangesFor(this.#manifest.endings, ending)),
      this.#load(rangesFor(this.#manifest.words, swapped).slice(0, 1)),
    ])
    const words = new Map([...begins, ...swaps])
    for (const [word, frequency] of ends) words.set([...word].reverse().join(''), frequency)
    return { words }
  }

  async #load(ranges: readonly FileRange[]): Promise<[string, number][]> {
    const files = await Promise.all(ranges.slice(0, maxFiles).map((range) => this.#reader.words(range)))
    return files.flatMap(({ words, frequencies }) =>
      words.map((word, index): [string, number] => [word, frequencies[index] ?? 0]),
    )
  }
}

function nearestWords(
  term: string,
  { words }: NearbyWords,
  options: { limit: number; isPrefix: boolean },
): Correction[] {
  const found: (Correction & { value: number })[] = []
  for (const [word, frequency] of words) {
    const distance = editDistance(term, word, options)
    if (distance > options.limit) continue
    const isLikely = word[0] === term[0] ? 1.5 : 0
    const isWhole = Math.abs(word.length - term.length) <= options.limit ? 1 : 0
    found.push({ word, distance, value: frequency + isLikely + isWhole - 6 * distance })
  }
  return found
    .sort((a, b) => b.value - a.value || (a.word < b.word ? -1 : 1))
    .slice(0, maxCorrections)
    .map(({ word, distance }) => ({ word, distance }))
}
