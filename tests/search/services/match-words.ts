/** The words of a query, for services that need no ranking. */
const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether each word of a query begins a word of the text. */
export const matchesAll = (query: string, text: string): boolean => {
  const found = splitWords(text)
  return splitWords(query).every((word) => found.some((other) => other.startsWith(word)))
}

/** Puts marks around the words that a word of the query begins. */
export function mark(text: string, query: string, [start, end]: readonly [string, string]): string {
  const words = splitWords(query)
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    const length = words.find((other) => word.toLowerCase().startsWith(other))?.length
    return length === undefined ? word : `${start}${word.slice(0, length)}${end}${word.slice(length)}`
  })
}

/** Counts the values of a field. */
export function countValues(
  records: readonly Record<string, unknown>[],
  field: string,
): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const record of records) {
    const value = String(record[field] ?? '')
    counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}
