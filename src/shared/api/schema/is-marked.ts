import type { Schema } from '../api-document.ts'
import { schemaName } from '../json-pointer.ts'

/** What a schema may say of the value as a whole. */
export type Mark = 'readOnly' | 'writeOnly' | 'deprecated'

/** A chain of references longer than this leads nowhere. */
const longestChain = 100

/** Whether a schema, or what it refers to, has a mark. What stands beside a reference comes first. */
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
