import { distance } from 'fastest-levenshtein'

/** Returns the candidate most similar to `value`, or undefined if none is close enough. */
export function findNearest(value: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  const lowerValue = value.toLowerCase()
  for (const candidate of candidates) {
    const limit = Math.min(bestDistance, getMaxDistance(value, candidate) + 1)
    if (Math.abs(candidate.length - value.length) >= limit) continue
    const candidateDistance = distance(lowerValue, candidate.toLowerCase())
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
