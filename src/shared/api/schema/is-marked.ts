import type { Schema } from '../api-document.ts'
import { refToSchemaName } from '../json-pointer.ts'

/** A keyword that applies to the value as a whole. */
export type SchemaMark = 'readOnly' | 'writeOnly' | 'deprecated'

/** A longer chain of `$ref`s is treated as circular. */
const maxChainLength = 100

/** True if a schema or the target of its `$ref` has a mark. Siblings of `$ref` take precedence. */
export function isMarked(
  schema: Schema | undefined,
  mark: SchemaMark,
  schemas: Readonly<Record<string, Schema>>,
): boolean {
  let current = schema
  for (let step = 0; typeof current === 'object' && step < maxChainLength; step += 1) {
    if (current[mark] !== undefined) return current[mark] === true
    current = current.$ref === undefined ? undefined : schemas[refToSchemaName(current.$ref)]
  }
  return false
}
