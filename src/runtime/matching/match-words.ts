import { fold } from '../../shared/search/text/fold.ts'

/** The words of a text as the search compares them: in lower case, without accents. */
export function wordsOf(text: string): string[] {
  // In some scripts, vowels are marks.
  return fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** The same of the parts of names: `createNodePool` → `create`, `node`, `pool`. */
export function partsOf(text: string): string[] {
  return wordsOf(text.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2'))
}

/** Whether a text has each of the words, at least as the beginning of one of its own. */
export function matchesWords(text: string, words: readonly string[]): boolean {
  const own = wordsOf(text)
  return words.every((word) => own.some((candidate) => candidate.startsWith(word)))
}
