/** The words of a text in lower case, without accents and marks. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** Whether a text has each of the words, at least as the beginning of one of its own. */
export function matchesWords(text: string, words: readonly string[]): boolean {
  const own = wordsOf(text)
  return words.every((word) => own.some((candidate) => candidate.startsWith(word)))
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
