import { splitPointer } from '../../../shared/api/json-pointer.ts'
import { isObject } from '../../../shared/unknown.ts'
import type { Fields } from '../report.ts'

/** What objects of a bundled document refer to. */
export type Follow = (fields: Fields) => Fields

/** A chain of references longer than this leads nowhere, which is reported elsewhere. */
const longestChain = 100

/**
 * Follows `$ref`s to what they name. `summary` and `description` beside a reference stand for those of its target
 * (OpenAPI 3.1).
 */
export function createFollow(document: Fields): Follow {
  return (fields) => {
    if (typeof fields.$ref !== 'string') return fields
    const chain = chainOf(fields, document)
    const said = chain.flatMap((link) =>
      ['summary', 'description'].filter((key) => key in link).map((key) => [key, link[key]]),
    )
    const target = chain.at(-1) ?? {}
    return { ...target, ...Object.fromEntries(said.reverse()), $ref: undefined }
  }
}

/** What a reference names in the end, as it is written. */
export const targetOf = (fields: Fields, document: Fields): Fields =>
  chainOf(fields, document).at(-1) ?? fields

function chainOf(fields: Fields, document: Fields): Fields[] {
  const chain = [fields]
  for (let found = fields; typeof found.$ref === 'string' && chain.length < longestChain; chain.push(found)) {
    let target: unknown = document
    for (const key of splitPointer(found.$ref)) target = isObject(target) ? target[key] : undefined
    found = isObject(target) ? target : {}
  }
  return chain
}
