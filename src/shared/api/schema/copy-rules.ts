import type { Schema, SchemaObject } from '../api-document.ts'
import { createSchemaRef, refToSchemaName } from '../json-pointer.ts'
import { isMarked } from './is-marked.ts'

const plainKeywords = new Set([
  'type',
  'enum',
  'const',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minContains',
  'maxContains',
  'minProperties',
  'maxProperties',
  'dependentRequired',
])
const schemaKeywords = new Set([
  'items',
  'additionalProperties',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
])
const listKeywords = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])
const mapKeywords = new Set(['properties', 'patternProperties', 'dependentSchemas'])

/** Side that validates: properties that only the other side sends aren't required. */
export type MessageDirection = 'request' | 'response'

export interface CopyContext {
  schemas: Readonly<Record<string, Schema>>
  direction: MessageDirection
  /** Called for each component schema that a `$ref` names. */
  onRef(name: string): void
}

/**
 * Copies only the keywords of a schema that decide whether a value is valid. Others (examples, extensions) are left out
 * because the validator would mistake an `id` inside them for the name of a schema.
 */
export function copyRules(schema: Schema, context: CopyContext): Schema {
  if (typeof schema !== 'object') return schema
  const copy: SchemaObject = {}
  for (const [keyword, value] of Object.entries(schema)) {
    const copied = copyKeyword(keyword, value, context)
    if (copied !== undefined) copy[keyword] = copied
  }
  if (schema.required !== undefined) copy.required = listRequired(schema, context)
  return copy
}

function copyKeyword(keyword: string, value: unknown, context: CopyContext): unknown {
  if (keyword === '$ref') return copyRef(String(value), context)
  if (plainKeywords.has(keyword)) return value
  if (schemaKeywords.has(keyword)) return copyRules(value as Schema, context)
  if (listKeywords.has(keyword)) return (value as Schema[]).map((item) => copyRules(item, context))
  return mapKeywords.has(keyword) ? copyMap(value as Record<string, Schema>, context) : undefined
}

function copyRef(ref: string, { onRef }: CopyContext): string {
  const name = refToSchemaName(ref)
  onRef(name)
  return createSchemaRef(name)
}

const copyMap = (map: Record<string, Schema>, context: CopyContext): Record<string, Schema> =>
  Object.fromEntries(Object.entries(map).map(([name, schema]) => [name, copyRules(schema, context)]))

function listRequired(
  { required = [], properties = {} }: SchemaObject,
  { schemas, direction }: CopyContext,
): string[] {
  const otherSideMark = direction === 'request' ? 'readOnly' : 'writeOnly'
  return required.filter((name) => !isMarked(properties[name], otherSideMark, schemas))
}
