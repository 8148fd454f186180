import { foldWord } from '../search/text/fold-word.ts'

/** Returns the words of a text, normalized as in search: lower case, without diacritics. */
export function splitWords(text: string): string[] {
  // In some scripts, vowels are marks.
  return foldWord(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** Returns the words of a name's parts: "createNodePool" → "create", "node", "pool". */
export function splitNameParts(text: string): string[] {
  return splitWords(text.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2'))
}

/** Whether each of the words is a prefix of a word of the text. */
export function matchesWords(text: string, words: readonly string[]): boolean {
  const textWords = splitWords(text)
  return words.every((word) => textWords.some((candidate) => candidate.startsWith(word)))
}
