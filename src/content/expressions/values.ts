/**
 * Values of expressions in pages. Objects are maps and elements are plain records, so that no expression ever holds a
 * JavaScript object, through whose prototype it could reach functions.
 */
export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Value[]
  | ReadonlyMap<string, Value>
  | JsxElement

/** An element created by an expression: `<b>text</b>`. */
export class JsxElement {
  /** Undefined for a fragment. */
  readonly name: string | undefined
  readonly attributes: ReadonlyMap<string, Value>
  readonly children: readonly Value[]

  constructor(name: string | undefined, attributes: ReadonlyMap<string, Value>, children: readonly Value[]) {
    this.name = name
    this.attributes = attributes
    this.children = children
  }
}

/** Values by the names that expressions can use. */
export type Scope = ReadonlyMap<string, Value>

export const isList = (value: Value): value is readonly Value[] => Array.isArray(value)

export const isObjectValue = (value: Value): value is ReadonlyMap<string, Value> => value instanceof Map

/** Describes the kind of a value for error messages. */
export function describeKind(value: Value): string {
  if (value === null || value === undefined) return String(value)
  if (isList(value)) return 'a list'
  if (isObjectValue(value)) return 'an object'
  return value instanceof JsxElement ? 'an element' : `a ${typeof value}`
}

/** Converts parsed JSON or YAML to a value. Anything else, such as a function, becomes `undefined`. */
export function toValue(data: unknown): Value {
  if (data === null || typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean')
    return data
  if (Array.isArray(data)) return data.map(toValue)
  if (typeof data !== 'object') return undefined
  return new Map(Object.entries(data).map(([name, field]) => [name, toValue(field)]))
}
