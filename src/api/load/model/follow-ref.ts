import { splitPointer } from '../../../shared/api/json-pointer.ts'
import { isObject, toObject } from '../../../shared/read-unknown.ts'
import type { OpenApiObject } from '../report-problem.ts'

/** Follows the `$ref` of an object in a bundled document. */
export type FollowRef = (fields: OpenApiObject) => OpenApiObject

/** A longer chain of `$ref`s is circular, which is reported elsewhere. */
const maxChainLength = 100

/**
 * Creates a function that follows `$ref`s to their targets. A `summary` or `description` next to a `$ref` overrides the
 * target's (OpenAPI 3.1).
 */
export function createRefFollower(document: OpenApiObject): FollowRef {
  return (fields) => {
    if (typeof fields.$ref !== 'string') return fields
    const chain = listRefChain(fields, document)
    const overrides = chain.flatMap((link) =>
      ['summary', 'description'].filter((key) => key in link).map((key) => [key, link[key]]),
    )
    const target = chain.at(-1) ?? {}
    return { ...target, ...Object.fromEntries(overrides.reverse()), $ref: undefined }
  }
}

/** Returns the object at the end of a chain of `$ref`s as it is written. */
export const followRef = (fields: OpenApiObject, document: OpenApiObject): OpenApiObject =>
  listRefChain(fields, document).at(-1) ?? fields

function listRefChain(fields: OpenApiObject, document: OpenApiObject): OpenApiObject[] {
  const chain = [fields]
  for (
    let current = fields;
    typeof current.$ref === 'string' && chain.length < maxChainLength;
    chain.push(current)
  ) {
    let target: unknown = document
    for (const key of splitPointer(current.$ref)) target = isObject(target) ? target[key] : undefined
    current = toObject(target)
  }
  return chain
}
