import type { Schema } from '../api-document.ts'
import { schemaName } from '../json-pointer.ts'

/** A keyword that applies to the value as a whole. */
export type Mark = 'readOnly' | 'writeOnly' | 'deprecated'

/** A longer chain of `$ref`s is treated as circular. */
const longestChain = 100

/** True if a schema or the target of its `$ref` has a mark. Siblings of `$ref` take precedence. */
export function isMarked(
  schema: Schema | undefined,
  mark: Mark,
  schemas: Readonly<Record<string, Schema>>,
): boolean {
  let found = schema
  for (let step = 0; typeof found === 'object' && step < longestChain; step += 1) {
    if (found[mark] !== undefined) return found[mark] === true
    found = found.$ref === undefined ? undefined : schemas[schemaName(found.$ref)]
  }
  return false
}
