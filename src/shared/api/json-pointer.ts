import { decodePercent } from '../text/decode-percent.ts'
/** Splits a JSON pointer (RFC 6901), which may be percent-encoded, into its keys. */
export function splitPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => decodePercent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
}

export const joinPointer = (keys: readonly string[]): string =>
  keys.map((key) => `/${escapeKey(key)}`).join('')

const escapeKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** Creates the `$ref` to a position in the same document. It is a URL, so `100%` becomes `#/…/100%25`. */
export const createRef = (keys: readonly string[]): string =>
  `#${encodeURI(joinPointer(keys).toWellFormed()).replaceAll('#', '%23')}`

/** Creates the `$ref` to a component schema. */
export const createSchemaRef = (name: string): string => createRef(['components', 'schemas', name])

/** Returns the name of the component that a `$ref` within the document names. Undefined for any other target. */
export function refToComponentName(section: string, ref: string): string | undefined {
  const prefix = `#/components/${section}/`
  if (!ref.startsWith(prefix)) return undefined
  // A document with many shapes needs millions of names, and most need no decoding.
  const plain = ref.slice(prefix.length)
  if (/^[\w.-]+$/.test(plain)) return plain
  const [, , name, ...deeper] = splitPointer(ref)
  return deeper.length === 0 ? name : undefined
}

/** Returns the name of the component schema that a `$ref` names. A discriminator may use the bare name. */
export const refToSchemaName = (ref: string): string => refToComponentName('schemas', ref) ?? ref
