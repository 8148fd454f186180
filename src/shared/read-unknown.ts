/** An object with unknown fields. */
export type UnknownObject = Record<string, unknown>

/** Parses JSON. Undefined for any other text. */
export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a value is an object, and neither a list nor null. */
export const isObject = (value: unknown): value is UnknownObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the value if it's an object, otherwise an empty one. */
export const toObject = (value: unknown): UnknownObject => (isObject(value) ? value : {})

/** Returns the value if it's a list, otherwise an empty one. */
export const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Maps the values of an object. */
export const mapValues = <Value, Result>(
  fields: Readonly<Record<string, Value>>,
  map: (value: Value, name: string) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, map(value, name)]))

/** Returns an own member of an object or list, or undefined. */
export const getMember = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as UnknownObject)[name]
    : undefined
