import { splitPointer } from '../../../shared/api/json-pointer.ts'
import { isObject } from '../../../shared/unknown.ts'
import type { FieldLocation, Report } from '../report.ts'

/** Reports components other than schemas whose `$ref`s form a cycle and never reach an object. */
export function checkReferences(document: FieldLocation, report: Report): void {
  const components = isObject(document.components) ? document.components : {}
  for (const [section, entries] of Object.entries(components)) {
    if (section === 'schemas' || !isObject(entries)) continue
    const reported = new Set<string>()
    for (const name of Object.keys(entries)) {
      const chain = chainFrom(name, entries)
      if (chain === undefined || chain.some((link) => reported.has(link))) continue
      for (const link of chain) reported.add(link)
      report.add(
        [entries[name] as FieldLocation, '$ref'],
        `The \`$ref\`s in \`${section}\` form a cycle: ${formatCircle(chain)}.`,
        'Replace one of the `$ref`s with an object.',
      )
    }
  }
}

/**
 * Follows the `$ref`s from a component back to itself. Returns the names, or undefined if the chain ends or its cycle
 * is elsewhere.
 */
function chainFrom(name: string, entries: FieldLocation): string[] | undefined {
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

export const formatCircle = (names: readonly string[]): string =>
  [...names, names[0] ?? ''].map((name) => `\`${name}\``).join(' → ')
