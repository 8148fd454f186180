/** The keys that a JSON pointer (RFC 6901) names. It may come from a URL, with percent signs. */
export function splitPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => decodePercent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
}

export const joinPointer = (keys: readonly string[]): string =>
  keys.map((key) => `/${escapeKey(key)}`).join('')

const escapeKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** A lone percent sign is left as it is. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The reference to a place in the same document: a URL, so that `100%` is `#/…/100%25`. */
export const referenceTo = (keys: readonly string[]): string =>
  `#${encodeURI(joinPointer(keys).toWellFormed()).replaceAll('#', '%23')}`

/** The reference to a component schema. */
export const schemaReference = (name: string): string => referenceTo(['components', 'schemas', name])

/** Name of the component that a reference within a document leads to; undefined where it leads elsewhere. */
export function componentName(section: string, reference: string): string | undefined {
  if (!reference.startsWith(`#/components/${section}/`)) return undefined
  const [, , name, ...deeper] = splitPointer(reference)
  return deeper.length === 0 ? name : undefined
}

/** Name of the component schema that a reference leads to. A discriminator may say the name alone. */
export const schemaName = (reference: string): string => componentName('schemas', reference) ?? reference
