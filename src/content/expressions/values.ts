/**
 * Values of expressions in pages. Objects are maps, so that no expression ever holds a JavaScript object, through whose
 * prototype it could reach functions.
 */
export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Value[]
  | ReadonlyMap<string, Value>

/** Values by the names that expressions can use. */
export type Scope = ReadonlyMap<string, Value>

export const isList = (value: Value): value is readonly Value[] => Array.isArray(value)

export const isObjectValue = (value: Value): value is ReadonlyMap<string, Value> => value instanceof Map

/** Describes the kind of a value for error messages. */
export function describeKind(value: Value): string {
  if (value === null || value === undefined) return String(value)
  if (isList(value)) return 'a list'
  return isObjectValue(value) ? 'an object' : `a ${typeof value}`
}

/** Converts parsed JSON or YAML to a value. Anything else, such as a function, becomes `undefined`. */
export function toValue(data: unknown): Value {
  if (data === null || typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean')
    return data
  if (Array.isArray(data)) return data.map(toValue)
  if (typeof data !== 'object') return undefined
  return new Map(Object.entries(data).map(([name, field]) => [name, toValue(field)]))
}

/** Counts the characters and items of a value, and stops above `limit`. */
export function measureValue(value: Value, limit: number): number {
  if (typeof value === 'string') return value.length
  let size = 1
  const items = isList(value) ? value : isObjectValue(value) ? value.values() : []
  for (const item of items) {
    if (size > limit) return size
    size += measureValue(item, limit - size)
  }
  return size
}
