import type { Problem, SourceLocation } from '../../shared/docs-error.ts'
import { findLine } from '../../shared/text/find-line.ts'
import { suggestFix } from '../../shared/text/find-nearest.ts'

/** Values by full name (`brand.name`, `catalog.limits.node_name.value`). */
export type Variables = ReadonlyMap<string, string>

const pattern = /\{\{\s*([A-Za-z][\w-]*(?:\.[\w-]+)+)\s*\}\}/g
const namespaces = new Set(['brand', 'hosts', 'catalog'])

/**
 * Replaces variables such as `{{brand.name}}` with their values. An unknown name in a known namespace is a problem.
 * Anything else in double braces is unchanged, because templates of other tools use them as well.
 */
export function fillVariables(
  source: string,
  variables: Variables,
  file: string,
): { text: string; problems: Problem[] } {
  const problems: Problem[] = []
  // A site that turns variables off has none, and may write about the variables of other tools.
  if (variables.size === 0 || !source.includes('{{')) return { text: source, problems }
  let added = 0
  const text = source.replace(pattern, (whole, name: string, offset: number) => {
    const value = variables.get(name) ?? variables.get(name.replace(/^(catalog\.[^.]+)\..*/, '$1.*'))
    if (value !== undefined) {
      added += value.length
      if (added <= maxFilledLength) return value
      if (added - value.length <= maxFilledLength)
        problems.push(createLengthProblem(name, { file, line: findLine(source, offset) }))
      return name
    }
    if (namespaces.has(name.slice(0, name.indexOf('.')))) {
      problems.push({
        problem: `The variable \`{{${name}}}\` does not exist.`,
        at: { file, line: findLine(source, offset) },
        fix: suggestFix(
          name,
          variables.keys(),
          'Add it to `docs.config.ts` or to the catalog, or correct its name.',
        ),
      })
      // Without the braces, which the compiler would report as a second mistake.
      return name
    }
    return whole
  })
  return { text, problems }
}

/** Maximum characters that variables may add to one file. */
const maxFilledLength = 10 * 1024 * 1024

const createLengthProblem = (name: string, at: SourceLocation): Problem => ({
  problem: `With the value of \`{{${name}}}\`, the variables of this file have more than 10 MB.`,
  at,
  fix: 'Shorten the value, or use it less often.',
})
