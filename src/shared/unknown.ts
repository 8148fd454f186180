/** An object of which nothing more is known. */
export type UnknownObject = Record<string, unknown>

/** Whether a value is an object, and neither a list nor null. */
export const isObject = (value: unknown): value is UnknownObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value if it is an object, else an empty one. */
export const toObject = (value: unknown): UnknownObject => (isObject(value) ? value : {})

/** The value if it is a list, else an empty one. */
export const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** An own member of an object or a list; undefined where there is none. */
export const getMember = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as UnknownObject)[name]
    : undefined
