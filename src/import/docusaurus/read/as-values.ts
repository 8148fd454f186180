/** Reads a list. A single value is a list of one, and nothing is an empty one. */
export function asList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

/** Reads a text. Numbers are texts as well, and anything else is missing. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** Reads a list of texts, and leaves out other values. */
export function asTexts(value: unknown): string[] {
  return asList(value).flatMap((item) => asText(item) ?? [])
}
