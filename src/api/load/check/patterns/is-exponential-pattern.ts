import { parseRegExpLiteral } from '@eslint-community/regexpp'
// The library's function has a British name. cspell:ignore analyse
import { analyse } from 'scslre'

/** The result of each expression, because documents repeat them. */
const results = new Map<string, boolean>()

/**
 * Whether an expression may backtrack for years on a text of a hundred characters, because a repeated group, such as
 * `(a+)+`, can split the text in many ways. A browser can't interrupt a validator, and a server can only at a cost.
 */
export function isExponentialPattern(pattern: string): boolean {
  // Without a repeated group, there is only one way.
  if (!/\)[*+{]/.test(pattern)) return false
  const known = results.get(pattern)
  if (known !== undefined) return known
  const literal = parseRegExpLiteral(new RegExp(pattern, 'u'))
  const { reports } = analyse(literal, { reportTypes: { Move: false, Self: true, Trade: true } })
  const result = reports.some(({ exponential }) => exponential)
  results.set(pattern, result)
  return result
}
