import { partsOf, wordsOf } from '../../matching/match-words.ts'

/** A text with the words that it is found by. */
export type SearchWords = string

/**
 * The words of an operation, as one text with a space before each: those of its title, path, method and id, and the
 * parts of names like `createNode`.
 */
export function searchWordsOf(text: string): SearchWords {
  return ` ${[...wordsOf(text), ...partsOf(text)].join(' ')}`
}

/** Which texts have each of the typed words, at least as the beginning of one of their own; undefined without a word. */
export function matchOperations(typed: string, texts: readonly SearchWords[]): boolean[] | undefined {
  const words = wordsOf(typed).map((word) => ` ${word}`)
  if (words.length === 0) return undefined
  return texts.map((text) => words.every((word) => text.includes(word)))
}
