import { measureSpelling } from './measure-spelling.ts'

/**
 * Returns the candidate most similar to `value`, or undefined if none is close enough. Names may also differ in their
 * style and be abbreviated: `app-id` is near `appId` and `applicationId`.
 */
export function findNearest(value: string, candidates: Iterable<string>): string | undefined {
  const names = [...candidates]
  if (!/^\w[\w-]*$/.test(value)) return findNearestSpelling(value, names)
  const words = splitWords(value)
  return (
    names.find((name) => splitWords(name).join('') === words.join('')) ??
    findNearestSpelling(value, names) ??
    names.find((name) => isAbbreviation(words, splitWords(name)))
  )
}

/** Splits a name into its words, in lower case: `app_id`, `app-id`, and `appId` are `app` and `id`. */
const splitWords = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_]+/)

/** Whether each word of one name starts with the word of the other. */
function isAbbreviation(one: readonly string[], other: readonly string[]): boolean {
  const isSimilar = (word: string, otherWord = ''): boolean => {
    const [short = '', long = ''] = [word, otherWord].sort((a, b) => a.length - b.length)
    return short.length > 1 && long.startsWith(short)
  }
  return (
    one.join('').length > 3 &&
    one.length === other.length &&
    one.every((word, at) => isSimilar(word, other[at]))
  )
}

function findNearestSpelling(value: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  const lowerValue = value.toLowerCase()
  for (const candidate of candidates) {
    const limit = Math.min(bestDistance, getMaxDistance(value, candidate) + 1)
    if (Math.abs(candidate.length - value.length) >= limit) continue
    const candidateDistance = measureSpelling(lowerValue, candidate.toLowerCase(), limit - 1)
    if (candidateDistance < limit) [best, bestDistance] = [candidate, candidateDistance]
  }
  return best
}

/** Compares paths without their common folders: `/docs/two/` is as far from `/docs/a/` as `two` is from `a`. */
function getMaxDistance(value: string, candidate: string): number {
  let shared = 0
  for (
    let at = value.indexOf('/');
    at !== -1 && candidate.startsWith(value.slice(0, at + 1));
    at = value.indexOf('/', at + 1)
  ) {
    shared = at + 1
  }
  return Math.max(2, Math.floor((value.length - shared) * 0.4))
}

/** Returns a sentence for an error message: the nearest value, or the alternative. */
export function suggestFix(value: string, candidates: Iterable<string>, fallback: string): string {
  const match = findNearest(value, candidates)
  return match === undefined ? fallback : `Did you mean \`${match}\`?`
}

/**
 * Returns a sentence for an error message: the nearest path, or the alternative. The path is from the same section: the
 * innermost folder of the missing path that exists.
 */
export function suggestPath(path: string, paths: readonly string[], fallback: string): string {
  const folders = [...path.replace(/\/+$/, '').matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1))
  const section = folders.findLast((folder) => paths.some((other) => other.startsWith(folder))) ?? ''
  return suggestFix(
    path,
    paths.filter((other) => other.startsWith(section)),
    fallback,
  )
}
