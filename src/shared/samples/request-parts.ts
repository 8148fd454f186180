import type { SampleRequest } from '../api/request-spec.ts'

type Pair = [name: string, value: string]

const joinMarks: Record<string, string> = { cookie: '; ' }

/**
 * Merges repeated headers into one line (RFC 9110, 5.3). Leaves out the content type if the language sets it
 * automatically for this kind of body.
 */
export function listHeaders({ headers, body }: SampleRequest, setBySelf: ('json' | 'form')[] = []): Pair[] {
  const byName = new Map<string, Pair>()
  for (const [name, value] of headers) {
    const key = name.toLowerCase()
    const isSet = setBySelf.some((kind) => body?.kind === kind && value === ownType[kind])
    if (key === 'content-type' && isSet) continue
    const before = byName.get(key)
    byName.set(key, before ? [before[0], before[1] + (joinMarks[key] ?? ', ') + value] : [name, value])
  }
  return [...byName.values()]
}

const ownType = { json: 'application/json', form: 'application/x-www-form-urlencoded' }

/** Groups values by name. A repeated name has a list. */
export function groupByName(pairs: readonly Pair[]): Record<string, string | string[]> {
  const groups = new Map<string, string | string[]>()
  for (const [name, value] of pairs) {
    const before = groups.get(name)
    groups.set(name, before === undefined ? value : [before, value].flat())
  }
  return Object.fromEntries(groups)
}

/** True if a name repeats, so that values can't be looked up by name. */
export const hasRepeatedName = (pairs: readonly Pair[]): boolean =>
  new Set(pairs.map(([name]) => name)).size < pairs.length

/** Indents all lines except the first. */
export const indentRest = (text: string, margin: string): string => text.replaceAll('\n', `\n${margin}`)
