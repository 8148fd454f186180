import { parseRegExpLiteral } from '@eslint-community/regexpp'
// The library's function has a British name. cspell:ignore analyse
import { analyse, type Report } from 'scslre'
import { digest } from '../../../../disk/digest.ts'

/**
 * The result of each expression by its digest, because documents repeat them. The expression itself may be a slice of
 * its file, which would stay in memory with it.
 */
const results = new Map<string, boolean>()

/** Repetitions in a row that can share a text. Each multiplies the time by the length: five take years for 200 characters. */
const maxSharing = 4

/**
 * Whether an expression may backtrack for years on a text of a hundred characters: because a repeated group, such as
 * `(a+)+`, can split the text in many ways, or because many repetitions in a row can, such as `a*a*a*a*a*`. A browser
 * can't interrupt a validator, and a server can only at a cost.
 */
export function isSlowPattern(pattern: string): boolean {
  const hasRepeatedGroup = /\)[*+{]/.test(pattern)
  const repetitions = pattern.match(/[*+}]/g) ?? []
  if (!hasRepeatedGroup && repetitions.length <= maxSharing) return false
  const key = digest(pattern)
  const known = results.get(key)
  if (known !== undefined) return known
  const literal = parseRegExpLiteral(new RegExp(pattern, 'u'))
  const { reports } = analyse(literal, { reportTypes: { Move: false, Self: true, Trade: true } })
  const result = reports.some(({ exponential }) => exponential) || countSharing(reports) > maxSharing
  results.set(key, result)
  return result
}

/** Returns the length of the longest row of repetitions that can each take characters from the next. */
function countSharing(reports: readonly Report[]): number {
  const pairs = reports.flatMap((report) =>
    report.type === 'Trade' ? [[report.startQuant.start, report.endQuant.start] as const] : [],
  )
  const lengths = new Map<number, number>()
  // From the end, so that the rest after a repetition is known.
  for (const [start, end] of pairs.toSorted((a, b) => b[0] - a[0]))
    lengths.set(start, Math.max(lengths.get(start) ?? 1, 1 + (lengths.get(end) ?? 1)))
  return Math.max(1, ...lengths.values())
}
