import { type Fields, isFields } from '../report.ts'
import { splitPointer } from '../source/json-pointer.ts'

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
    const beside: Fields = {}
    let found = fields
    for (let step = 0; typeof found.$ref === 'string' && step < longestChain; step++) {
      for (const key of ['summary', 'description'])
        if (key in found && !(key in beside)) beside[key] = found[key]
      let target: unknown = document
      for (const key of splitPointer(found.$ref)) target = isFields(target) ? target[key] : undefined
      if (!isFields(target)) return beside
      found = target
    }
    return Object.keys(beside).length === 0 ? found : { ...found, ...beside }
  }
}
