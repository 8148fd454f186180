/** Joins texts in one line. A text that ends like a sentence without its period gets one. */
export const joinSentences = (texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .reduce((start, text) => `${start}${/(?:[\p{L}\p{N})\]"']|[^`]`)$/u.test(start) ? '.' : ''} ${text}`, '')
    .trim()
