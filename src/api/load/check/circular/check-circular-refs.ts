import { splitPointer } from '../../../../shared/api/json-pointer.ts'
import { isObject, toObject } from '../../../../shared/read-unknown.ts'
import type { OpenApiObject, Report } from '../../report-problem.ts'

/** Reports components other than schemas whose `$ref`s form a cycle and never reach an object. */
export function checkCircularRefs(document: OpenApiObject, report: Report): void {
  const components = toObject(document.components)
  for (const [section, entries] of Object.entries(components)) {
    if (section === 'schemas' || !isObject(entries)) continue
    const reportedNames = new Set<string>()
    for (const name of Object.keys(entries)) {
      const cycle = findRefCycle(name, entries)
      if (cycle === undefined || cycle.some((link) => reportedNames.has(link))) continue
      for (const link of cycle) reportedNames.add(link)
      report.addProblem(
        [entries[name] as OpenApiObject, '$ref'],
        `The \`$ref\`s in \`${section}\` form a cycle: ${formatCycle(cycle)}.`,
        'Replace one of the `$ref`s with an object.',
      )
    }
  }
}

/**
 * Follows the `$ref`s from a component back to itself. Returns the names, or undefined if the chain ends or its cycle
 * is elsewhere.
 */
function findRefCycle(name: string, entries: OpenApiObject): string[] | undefined {
  const chain = [name]
  for (;;) {
    const entry = entries[chain.at(-1) ?? '']
    if (!isObject(entry) || typeof entry.$ref !== 'string') return undefined
    const next = splitPointer(entry.$ref).at(-1) ?? ''
    if (next === name) return chain
    if (chain.includes(next)) return undefined
    chain.push(next)
  }
}

export const formatCycle = (names: readonly string[]): string =>
  [...names, names[0] ?? ''].map((name) => `\`${name}\``).join(' → ')
