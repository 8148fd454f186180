import { editDistance } from './edit-distance.ts'

/**
 * Counts the letters to change, as `editDistance` does, for texts as long as paths: what both start or end with isn't
 * compared, and neither are texts whose letters differ too much. A site can have thousands of pages and of broken links.
 */
export function measureSpelling(a: string, b: string, limit: number): number {
  const start = countShared(a, b, (at) => at)
  const most = Math.min(a.length, b.length) - start
  const end = Math.min(
    most,
    countShared(a, b, (at) => -1 - at),
  )
  const [ownA, ownB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  return countOtherLetters(ownA, ownB) > limit
    ? limit + 1
    : editDistance(ownA, ownB, { limit, isPrefix: false })
}

function countShared(a: string, b: string, place: (count: number) => number): number {
  const most = Math.min(a.length, b.length)
  let count = 0
  while (count < most && a.at(place(count)) === b.at(place(count))) count += 1
  return count
}

/** Counts the letters that one text has more often than the other: each needs a change, wherever it is. */
function countOtherLetters(a: string, b: string): number {
  // Letters that share a number only make the count smaller.
  const counts = new Int32Array(128)
  const add = (text: string, change: number): void => {
    for (let at = 0; at < text.length; at++) {
      const number = text.charCodeAt(at) % 128
      counts[number] = (counts[number] ?? 0) + change
    }
  }
  add(a, 1)
  add(b, -1)
  const more = counts.reduce((sum, count) => sum + Math.max(count, 0), 0)
  const fewer = counts.reduce((sum, count) => sum + Math.max(-count, 0), 0)
  return Math.max(more, fewer)
}
