import { wordsOf } from './match-words.ts'

/** Words that addresses and titles have or leave out at will. */
const fillers = new Set(['a', 'an', 'and', 'for', 'how', 'in', 'of', 'on', 'the', 'to', 'with', 'your'])

/** From this likeness on two words are the same word, misspelt. */
const sameWord = 0.8

/** How alike two texts are, from 0 to 1: the share of letters that need not be changed to make one the other. */
export function likeness(a: string, b: string): number {
  if (a === b) return 1
  return 1 - editDistance(a, b) / Math.max(a.length, b.length)
}

/** How many of the words of two texts are the same but for spelling and ending, from 0 to 1, in whatever order. */
export function wordLikeness(a: string, b: string): number {
  const [few = [], many = []] = [meaningfulWords(a), meaningfulWords(b)].sort((x, y) => x.length - y.length)
  if (few.length === 0) return 0
  const shared = few.filter((word) => many.some((other) => isSameWord(word, other))).length
  return (2 * shared) / (few.length + many.length)
}

/**
 * How many letters to insert, drop, replace, or swap with their neighbour, to make `a` into `b`. One row of the matrix
 * per letter of `a`; a swap looks two rows back.
 *
 * ```
 *        n  o  d  e
 *     0  1  2  3  4
 *  n  1  0  1  2  3
 *  d  2  1  1  1  2
 *  o  3  2  1  1  2   ← "ndo" is "nod" with a swap
 * ```
 */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? (beforeLast[j - 2] ?? 0) + 1 : replaced
      row.push(Math.min(replaced, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}

function meaningfulWords(text: string): string[] {
  return [...new Set(wordsOf(text))].filter((word) => !fillers.has(word))
}

/** "creating" is "create": they begin alike for most of their length. */
function isSameWord(a: string, b: string): boolean {
  const longest = Math.max(a.length, b.length)
  let start = 0
  while (start < longest && a[start] === b[start]) start += 1
  return start >= Math.max(4, longest * 0.6) || likeness(a, b) >= sameWord
}
