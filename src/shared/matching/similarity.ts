import { editDistance } from '../text/edit-distance.ts'
import { splitWords } from './match-words.ts'

/** Words that URLs and titles may have or leave out. */
const fillers = new Set(['a', 'an', 'and', 'for', 'how', 'in', 'of', 'on', 'the', 'to', 'with', 'your'])

/** Two words at least this alike are the same word, misspelled. */
const sameWordSimilarity = 0.8

/** Measures how alike two texts are, from 0 to 1: the share of letters that don't have to change. */
export function measureSimilarity(a: string, b: string): number {
  if (a === b) return 1
  const longest = Math.max(a.length, b.length)
  return 1 - editDistance(a, b, { limit: longest, isPrefix: false }) / longest
}

/** Measures how many words two texts share in any order, from 0 to 1. Spelling and endings may differ. */
export function measureWordSimilarity(a: string, b: string): number {
  const [few = [], many = []] = [listMeaningfulWords(a), listMeaningfulWords(b)].sort(
    (x, y) => x.length - y.length,
  )
  if (few.length === 0) return 0
  const shared = few.filter((word) => many.some((other) => isSameWord(word, other))).length
  return (2 * shared) / (few.length + many.length)
}

/** Measures how many words of a text are in another, which may have more, from 0 to 1. */
export function measureCoverage(text: string, other: string): number {
  const words = listMeaningfulWords(text)
  const others = listMeaningfulWords(other)
  const found = words.filter((word) => others.some((candidate) => isSameWord(word, candidate)))
  return words.length === 0 ? 0 : found.length / words.length
}

function listMeaningfulWords(text: string): string[] {
  return [...new Set(splitWords(text))].filter((word) => !fillers.has(word))
}

/** Whether two words begin alike for most of their length ("creating" is "create") or differ by a typo. */
function isSameWord(a: string, b: string): boolean {
  const longest = Math.max(a.length, b.length)
  let start = 0
  while (start < longest && a[start] === b[start]) start += 1
  return start >= Math.max(4, longest * 0.6) || measureSimilarity(a, b) >= sameWordSimilarity
}
