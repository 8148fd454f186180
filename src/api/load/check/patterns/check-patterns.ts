import { isObject } from '../../../../shared/read-unknown.ts'
import { describeValue } from '../../bundle/create-type-problem.ts'
import type { OpenApiObject, Report } from '../../report-problem.ts'
import { isSlowPattern } from './is-slow-pattern.ts'
import { isPattern, isQuotedPattern, repairPattern } from './repair-pattern.ts'
import { simplifyRepetition } from './simplify-repetition.ts'

/** Reports the regular expressions of a schema that validators can't use, and repairs or removes them. */
export function checkPatterns(schema: OpenApiObject, report: Report): void {
  const { pattern, patternProperties } = schema
  if (pattern !== undefined) {
    const usable = findUsablePattern(pattern, (problem) =>
      report.addWarning('patterns', [schema, 'pattern'], problem),
    )
    if (usable === undefined) delete schema.pattern
    else schema.pattern = usable
  }
  if (!isObject(patternProperties)) return
  for (const key of Object.keys(patternProperties)) {
    const usable = findUsablePattern(key, (problem) =>
      report.addWarning('patterns', [schema, 'patternProperties', key], problem),
    )
    if (usable === key) continue
    if (usable !== undefined) patternProperties[usable] = patternProperties[key]
    delete patternProperties[key]
  }
}

/** Returns an expression that matches the same texts and that validators can use, or undefined if there is none. */
function findUsablePattern(
  pattern: unknown,
  addWarning: (problem: { problem: string; fix: string }) => void,
): string | undefined {
  if (!isPattern(pattern) || isQuotedPattern(pattern)) {
    addWarning({
      problem: `${describeValue(pattern)} isn't a valid regular expression.`,
      fix: 'Use JavaScript syntax with the `u` flag, where only special characters may be escaped, without slashes around it.',
    })
    const repaired = typeof pattern === 'string' ? repairPattern(pattern) : undefined
    return repaired === undefined ? undefined : findUsablePattern(repaired, addWarning)
  }
  if (!isSlowPattern(pattern)) return pattern
  addWarning({
    problem: `${describeValue(pattern)} can take too long to match a text.`,
    fix: 'Repeat either the group or what it contains, for example `(a+)+` as `a+`, and only one of two repetitions in a row, for example `a*a*` as `a*`.',
  })
  const simplified = simplifyRepetition(pattern)
  return isSlowPattern(simplified) ? undefined : simplified
}
