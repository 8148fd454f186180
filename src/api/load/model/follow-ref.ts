import { splitPointer } from '../../../shared/api/json-pointer.ts'
import { isObject } from '../../../shared/unknown.ts'
import type { FieldLocation } from '../report.ts'

/** Follows the `$ref` of an object in a bundled document. */
export type Follow = (fields: FieldLocation) => FieldLocation

/** A longer chain of `$ref`s is circular, which is reported elsewhere. */
const longestChain = 100

/**
 * Creates a function that follows `$ref`s to their targets. A `summary` or `description` next to a `$ref` overrides the
 * target's (OpenAPI 3.1).
 */
export function createFollow(document: FieldLocation): Follow {
  return (fields) => {
    if (typeof fields.$ref !== 'string') return fields
    const chain = listRefChain(fields, document)
    const said = chain.flatMap((link) =>
      ['summary', 'description'].filter((key) => key in link).map((key) => [key, link[key]]),
    )
    const target = chain.at(-1) ?? {}
    return { ...target, ...Object.fromEntries(said.reverse()), $ref: undefined }
  }
}

/** Returns the object at the end of a chain of `$ref`s as it is written. */
export const followRef = (fields: FieldLocation, document: FieldLocation): FieldLocation =>
  listRefChain(fields, document).at(-1) ?? fields

function listRefChain(fields: FieldLocation, document: FieldLocation): FieldLocation[] {
  const chain = [fields]
  for (let found = fields; typeof found.$ref === 'string' && chain.length < longestChain; chain.push(found)) {
    let target: unknown = document
    for (const key of splitPointer(found.$ref)) target = isObject(target) ? target[key] : undefined
    found = isObject(target) ? target : {}
  }
  return chain
}
