/** Limits that are tried in turn, from the mildest. Below `depth`, objects are empty, and lists have no objects. */
const limits = [
  { items: 3, fields: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY },
  { items: 1, fields: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY },
  { items: 1, fields: 60, depth: 6 },
  { items: 1, fields: 30, depth: 3 },
  { items: 1, fields: 10, depth: 2 },
]

type Limits = (typeof limits)[number]

/** Maximum length of a text in a shortened example, in characters. */
const maxText = 500

/**
 * Shortens a value whose JSON is longer than `length` characters: to the first items of its lists, then to its first
 * fields and levels. The result is JSON of the same structure, which may still be longer than that.
 */
export function shortenExample(value: unknown, length: number): unknown {
  if (fits(value, length)) return value
  let shortened = value
  for (const limit of limits) {
    shortened = shorten(value, limit, limit.depth)
    if (fits(shortened, length)) break
  }
  return shortened
}

const fits = (value: unknown, length: number): boolean =>
  (JSON.stringify(value, undefined, 2)?.length ?? 0) <= length

function shorten(value: unknown, limit: Limits, depth: number): unknown {
  if (typeof value === 'string') return value.length > maxText ? `${value.slice(0, maxText)}…` : value
  if (typeof value !== 'object' || value === null) return value
  const shortenInner = (inner: unknown): unknown => shorten(inner, limit, depth - 1)
  if (Array.isArray(value))
    return value
      .filter((item) => depth > 0 || typeof item !== 'object')
      .slice(0, limit.items)
      .map(shortenInner)
  const fields = depth <= 0 ? [] : Object.entries(value).slice(0, limit.fields)
  return Object.fromEntries(fields.map(([name, inner]) => [name, shortenInner(inner)]))
}
