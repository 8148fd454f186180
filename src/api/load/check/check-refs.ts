import { splitPointer } from '../../../shared/api/json-pointer.ts'
import { isObject } from '../../../shared/unknown.ts'
import type { Fields, Report } from '../report.ts'

/** Components other than schemas that are references to each other and never reach an object. */
export function checkReferences(document: Fields, report: Report): void {
  const components = isObject(document.components) ? document.components : {}
  for (const [section, entries] of Object.entries(components)) {
    if (section === 'schemas' || !isObject(entries)) continue
    const reported = new Set<string>()
    for (const name of Object.keys(entries)) {
      const chain = chainFrom(name, entries)
      if (chain === undefined || chain.some((link) => reported.has(link))) continue
      for (const link of chain) reported.add(link)
      report.add(
        [entries[name] as Fields, '$ref'],
        `The references of \`${section}\` lead in a circle: ${formatCircle(chain)}.`,
        'Let one of them be an object instead of a reference.',
      )
    }
  }
}

/** The names that references lead through from one and back to it; undefined where they end, or circle elsewhere. */
function chainFrom(name: string, entries: Fields): string[] | undefined {
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
