import { digest } from '../../../disk/digest.ts'
import type { CheckedProblem } from '../check-site.ts'

/**
 * Creates a fingerprint for each problem, by which services recognize it in a later report. It doesn't contain the line,
 * which changes with every edit above it.
 */
export function createFingerprints(problems: readonly CheckedProblem[]): string[] {
  const counts = new Map<string, number>()
  return problems.map(({ rule, problem, at: { file } }) => {
    const key = digest(rule, file, problem)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? key : digest(key, String(count))
  })
}
