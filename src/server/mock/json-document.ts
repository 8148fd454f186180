/** JSON as it comes: nothing is known of it yet. */
export type JsonObject = Record<string, unknown>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value if it is an object, else an empty one. */
export const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {})

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Gives what a value stands for: itself, or what its `$ref` leads to within the document. */
export type Resolve = (value: unknown) => JsonObject

/** Follows references within a document. One that leads nowhere, or in a circle, is an empty object. */
export function resolverOf(document: JsonObject): Resolve {
  return (value) => {
    let found = value
    for (const seen = new Set<string>(); isObject(found) && typeof found.$ref === 'string'; ) {
      if (seen.has(found.$ref)) return {}
      seen.add(found.$ref)
      found = atPointer(document, found.$ref)
    }
    return objectOf(found)
  }
}

/** The value at `#/components/schemas/Name`. */
export function atPointer(document: JsonObject, reference: string): unknown {
  if (!reference.startsWith('#')) return undefined
  const keys = decode(reference.slice(1)).split('/').slice(1)
  return keys.reduce<unknown>((value, key) => {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~')
    return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
      ? (value as JsonObject)[name]
      : undefined
  }, document)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
