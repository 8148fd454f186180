import type { Schema, SchemaObject } from '../api-document.ts'

/**
 * Marks an `allOf` that the engine created for a property declared twice. The second is more specific, like the `data`
 * of one response compared to the `data` of all responses, so its texts win.
 */
export const refinesKeyword = 'x-docent-refines'

/**
 * Joins two schemas that both apply as an `allOf`. It's flattened only when it's needed, so schemas may contain
 * themselves. The same two always give the same object, so that caches work.
 */
export function joinSchemas(first: Schema, second: Schema): Schema {
  if (first === second || second === true) return first
  if (first === true) return second
  if (typeof first === 'boolean' || typeof second === 'boolean') return false
  return joinParts([...new Set([...listParts(first), ...listParts(second)])])
}

/** A combination that continues with one part or another. */
interface Combination {
  schema: SchemaObject | undefined
  next: WeakMap<SchemaObject, Combination>
}

const combinations: Combination = { schema: undefined, next: new WeakMap() }

/** Returns the same object for the same parts, so a schema that is repeatedly combined with itself ends. */
function joinParts(parts: readonly SchemaObject[]): SchemaObject {
  let combination = combinations
  for (const part of parts) {
    const next: Combination = combination.next.get(part) ?? { schema: undefined, next: new WeakMap() }
    combination.next.set(part, next)
    combination = next
  }
  combination.schema ??= { allOf: [...parts], [refinesKeyword]: true }
  return combination.schema
}

const listParts = (schema: SchemaObject): SchemaObject[] =>
  schema[refinesKeyword] === true ? (schema.allOf ?? []).filter((part) => typeof part === 'object') : [schema]
