import type { SampleRequest } from '../api/request-spec.ts'

type Pair = [name: string, value: string]

const headerSeparators: Record<string, string> = { cookie: '; ' }

/**
 * Merges repeated headers into one line (RFC 9110, 5.3). Leaves out the content type if the language sets it
 * automatically for this kind of body.
 */
export function listHeaders(
  { headers, body }: SampleRequest,
  automaticTypes: ('json' | 'form')[] = [],
): Pair[] {
  const byName = new Map<string, Pair>()
  for (const [name, value] of headers) {
    const key = name.toLowerCase()
    const isSet = automaticTypes.some((kind) => body?.kind === kind && value === contentTypeByKind[kind])
    if (key === 'content-type' && isSet) continue
    const existing = byName.get(key)
    byName.set(
      key,
      existing ? [existing[0], existing[1] + (headerSeparators[key] ?? ', ') + value] : [name, value],
    )
  }
  return [...byName.values()]
}

const contentTypeByKind = { json: 'application/json', form: 'application/x-www-form-urlencoded' }

/** Groups values by name. A repeated name has a list. */
export function groupByName(pairs: readonly Pair[]): Record<string, string | string[]> {
  const groups = new Map<string, string | string[]>()
  for (const [name, value] of pairs) {
    const existing = groups.get(name)
    groups.set(name, existing === undefined ? value : [existing, value].flat())
  }
  return Object.fromEntries(groups)
}

/** True if a name repeats, so that values can't be looked up by name. */
export const hasRepeatedName = (pairs: readonly Pair[]): boolean =>
  new Set(pairs.map(([name]) => name)).size < pairs.length
