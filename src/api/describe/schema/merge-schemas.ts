import type { Schema, SchemaObject } from '../../../shared/api/api-document.ts'
import type { FlatSchema } from './flat-schema.ts'

/** Keywords whose larger value applies when two schemas are merged. */
const lowerLimits = new Set([
  'minimum',
  'exclusiveMinimum',
  'minLength',
  'minItems',
  'minProperties',
  'minContains',
])
const upperLimits = new Set([
  'maximum',
  'exclusiveMaximum',
  'maxLength',
  'maxItems',
  'maxProperties',
  'maxContains',
])
const booleanKeywords = new Set(['uniqueItems', 'deprecated', 'readOnly', 'writeOnly'])

/**
 * Marks an `allOf` that the engine created for a property declared twice. The second is more specific, like the `data`
 * of one response compared to the `data` of all responses, so its texts win.
 */
export const refinesKeyword = 'x-docent-refines'

/** Merges two schemas that both apply, like two parts of `allOf`. */
export function mergeFlatSchemas(first: FlatSchema, second: FlatSchema): FlatSchema {
  const types = intersectTypes(first.types, second.types)
  const isContradiction = first.isContradiction || second.isContradiction || types === undefined
  return {
    keywords: mergeKeywords(first.keywords, second.keywords),
    types: types ?? [...new Set([...first.types, ...second.types])],
    isContradiction,
    isNever: first.isNever || second.isNever,
    names: [...new Set([...first.names, ...second.names])],
    name: undefined,
    choices: [...new Set([...first.choices, ...second.choices])],
    patterns: [...new Set([...first.patterns, ...second.patterns])],
    exclusions: [...new Set([...first.exclusions, ...second.exclusions])],
  }
}

/** Returns undefined if no type is in both lists. */
function intersectTypes(first: readonly string[], second: readonly string[]): string[] | undefined {
  if (first.length === 0) return [...second]
  if (second.length === 0) return [...first]
  const fits = (type: string, others: readonly string[]): boolean =>
    others.includes(type) || (type === 'integer' && others.includes('number'))
  const sharedTypes = [
    ...first.filter((type) => fits(type, second)),
    ...second.filter((type) => fits(type, first) && !first.includes(type)),
  ]
  return sharedTypes.length === 0 ? undefined : sharedTypes
}

function mergeKeywords(first: SchemaObject, second: SchemaObject): SchemaObject {
  const merged: SchemaObject = { ...first }
  for (const [keyword, value] of Object.entries(second)) {
    if (value === undefined) continue
    const before = merged[keyword]
    merged[keyword] = before === undefined ? value : mergeValues(keyword, before, value)
  }
  return merged
}

function mergeValues(keyword: string, before: unknown, value: unknown): unknown {
  if (lowerLimits.has(keyword)) return Math.max(Number(before), Number(value))
  if (upperLimits.has(keyword)) return Math.min(Number(before), Number(value))
  if (booleanKeywords.has(keyword)) return before === true || value === true
  switch (keyword) {
    case 'properties':
    case 'patternProperties':
      return mergeProperties(before as Record<string, Schema>, value as Record<string, Schema>)
    case 'required':
      return [...new Set([...(before as string[]), ...(value as string[])])]
    case 'enum':
      return intersectValues(before as unknown[], value as unknown[])
    case 'items':
    case 'additionalProperties':
      return combineSchemas(before as Schema, value as Schema)
    case 'description':
      return joinDescriptions(String(before), String(value))
    case 'title':
      return before
    default:
      return value
  }
}

function mergeProperties(
  first: Record<string, Schema>,
  second: Record<string, Schema>,
): Record<string, Schema> {
  const merged = { ...first }
  for (const [name, schema] of Object.entries(second)) {
    const before = Object.hasOwn(first, name) ? first[name] : undefined
    merged[name] = before === undefined ? schema : combineSchemas(before, schema)
  }
  return merged
}

const combinedSchemas = new WeakMap<SchemaObject, WeakMap<SchemaObject, Schema>>()

/** Combines two schemas. The same two always give the same object, so that caches work. */
function combineSchemas(first: Schema, second: Schema): Schema {
  if (first === second || second === true) return first
  if (first === true) return second
  if (typeof first === 'boolean' || typeof second === 'boolean') return false
  const cached = combinedSchemas.get(first)?.get(second)
  if (cached !== undefined) return cached
  const parts = [...new Set([...listAllSchemas(first), ...listAllSchemas(second)])]
  const combined: SchemaObject = { allOf: parts, [refinesKeyword]: true }
  combinedSchemas.set(first, (combinedSchemas.get(first) ?? new WeakMap()).set(second, combined))
  return combined
}

const listAllSchemas = (schema: SchemaObject): Schema[] =>
  schema[refinesKeyword] === true ? (schema.allOf ?? []) : [schema]

function intersectValues(first: unknown[], second: unknown[]): unknown[] {
  const texts = new Set(second.map((value) => JSON.stringify(value)))
  return first.filter((value) => texts.has(JSON.stringify(value)))
}

const joinDescriptions = (first: string, second: string): string =>
  first === second || first.includes(second) ? first : `${first}\n\n${second}`
