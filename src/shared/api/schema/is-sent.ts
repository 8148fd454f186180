import type { Schema, Schemas } from '../api-document.ts'
import { flattenSchema } from './flatten-schema.ts'

/** Direction of the data. `both` describes a value regardless of its direction. */
export type MessageDirection = 'request' | 'response' | 'both'

/** False for a field that only the other side sends: a read-only one in requests, a write-only one in responses. */
export function isSent(schema: Schema, direction: MessageDirection, schemas: Schemas): boolean {
  if (direction === 'both') return true
  const { readOnly, writeOnly } = flattenSchema(schema, schemas).keywords
  return (direction === 'request' ? readOnly : writeOnly) !== true
}
