import type { Schema, SchemaObject } from '../api-document.ts'
import { schemaName } from '../json-pointer.ts'
import { isMarked } from '../schema/is-marked.ts'
import { exampleOfString } from './create-example-string.ts'
import { mergeSchema } from './merge-schema.ts'

export interface ExampleOptions {
  /** Direction in which the value is sent. Fields that only the other side sends are left out. */
  direction?: 'request' | 'response' | 'both'
}

/** Optional fields of more deeply nested objects are left out. */
const deepestOptional = 3
/** Maximum number of values, however deeply the schemas nest. */
const mostValues = 400

interface Work {
  schemas: Record<string, Schema>
  /** Fields with this keyword are left out. */
  leftOut: 'readOnly' | 'writeOnly' | undefined
  /** Names of the enclosing schemas. A schema inside itself ends there. */
  within: string[]
  left: number
}

/**
 * Generates a value that the schema allows, as far as its keywords are supported: its own example, constant, default,
 * or first allowed value, or one generated from its type. Undefined if there is none, such as in a schema that contains
 * itself.
 */
export function createSchemaExample(
  schema: Schema,
  schemas: Record<string, Schema>,
  { direction = 'both' }: ExampleOptions = {},
): unknown {
  const leftOut = { request: 'readOnly', response: 'writeOnly', both: undefined } as const
  return createValue(schema, { schemas, leftOut: leftOut[direction], within: [], left: mostValues }, 0)
}

function createValue(schema: Schema, work: Work, depth: number): unknown {
  if (schema === false || work.left <= 0) return undefined
  if (schema === true) return {}
  work.left--
  const { $ref, ...beside } = schema
  if ($ref === undefined) return exampleOfWhole(schema, work, depth)
  if ('default' in beside || 'examples' in beside) {
    const own = statedValue(beside)
    if (own !== undefined) return own.value
  }
  const name = schemaName($ref)
  const target = work.schemas[name]
  if (target === undefined || work.within.includes(name)) return undefined
  work.within.push(name)
  const value = createValue(target, work, depth)
  work.within.pop()
  return value
}

function exampleOfWhole(written: SchemaObject, work: Work, depth: number): unknown {
  const stated = statedValue(written)
  if (stated !== undefined) return stated.value
  const merged = mergeSchema(written, work)
  if (merged === undefined) return undefined
  const { schema, names } = merged
  work.within.push(...names)
  const value = statedValue(schema)?.value ?? madeValue(schema, work, depth)
  work.within.length -= names.length
  return value
}

/**
 * Returns the value that the schema itself declares, wrapped in an object to distinguish an example of `null` from
 * none.
 */
function statedValue(schema: SchemaObject): { value: unknown } | undefined {
  if (schema.examples !== undefined && schema.examples.length > 0) return { value: schema.examples[0] }
  if ('const' in schema) return { value: schema.const }
  if (schema.default !== undefined) return { value: schema.default }
  const first = schema.enum?.find((value) => value !== null) ?? schema.enum?.[0]
  return first === undefined ? undefined : { value: first }
}

function madeValue(schema: SchemaObject, work: Work, depth: number): unknown {
  switch (getType(schema)) {
    case 'string':
      return exampleOfString(schema)
    case 'integer':
    case 'number':
      return exampleOfNumber(schema)
    case 'boolean':
      return true
    case 'null':
      return null
    case 'array':
      return exampleOfList(schema, work, depth)
    case 'object':
      return exampleOfObject(schema, work, depth)
    default:
      return {}
  }
}

function getType(schema: SchemaObject): string | undefined {
  const types = [schema.type ?? []].flat()
  const written = types.find((type) => type !== 'null') ?? types[0]
  if (written !== undefined) return written
  if (schema.properties !== undefined || schema.additionalProperties !== undefined) return 'object'
  if (schema.items !== undefined || schema.prefixItems !== undefined) return 'array'
  return schema.format !== undefined || schema.pattern !== undefined ? 'string' : undefined
}

const numberAt = (schema: SchemaObject, keyword: string): number | undefined => {
  const value = schema[keyword]
  return typeof value === 'number' ? value : undefined
}

function exampleOfNumber(schema: SchemaObject): number {
  const above = numberAt(schema, 'exclusiveMinimum')
  const below = numberAt(schema, 'exclusiveMaximum')
  const step = numberAt(schema, 'multipleOf') ?? 1
  const lowest = numberAt(schema, 'minimum') ?? (above === undefined ? undefined : above + step)
  const highest = numberAt(schema, 'maximum') ?? (below === undefined ? undefined : below - step)
  const near = lowest ?? Math.min(step, highest ?? step)
  const value = Math.ceil(near / step) * step
  return highest !== undefined && value > highest ? highest : value
}

function exampleOfList(schema: SchemaObject, work: Work, depth: number): unknown[] {
  const first = (schema.prefixItems ?? []).map((item) => createValue(item, work, depth + 1))
  const wanted = Math.max(1, numberAt(schema, 'minItems') ?? 0)
  const { items } = schema
  if (items === undefined || first.length >= wanted) return first
  const before = work.left
  const item = createValue(items, work, depth + 1)
  if (item === undefined) return first
  const size = Math.max(1, before - work.left)
  const copies = Math.min(wanted - first.length, 20, 1 + Math.max(0, Math.floor(work.left / size)))
  work.left -= (copies - 1) * size
  const allowed = typeof items === 'object' && schema.uniqueItems === true ? items.enum : undefined
  const rest = Array.from({ length: copies }, (_, at) => allowed?.[at] ?? item)
  return [...first, ...rest]
}

function exampleOfObject(schema: SchemaObject, work: Work, depth: number): Record<string, unknown> {
  const required = new Set(schema.required)
  const members: [string, unknown][] = []
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!isShown(property, { isRequired: required.has(name), depth }, work)) continue
    const value = createValue(property, work, depth + 1)
    if (value !== undefined) members.push([name, value])
  }
  const { additionalProperties } = schema
  if (members.length === 0 && typeof additionalProperties === 'object') {
    const value = createValue(additionalProperties, work, depth + 1)
    if (value !== undefined) members.push(['key', value])
  }
  return Object.fromEntries(members)
}

/** True for required fields, and for optional ones that aren't deprecated or nested too deeply. */
function isShown(
  property: Schema,
  { isRequired, depth }: { isRequired: boolean; depth: number },
  { schemas, leftOut }: Work,
): boolean {
  if (typeof property === 'boolean') return property && isRequired
  if (leftOut !== undefined && isMarked(property, leftOut, schemas)) return false
  return isRequired || (depth < deepestOptional && !isMarked(property, 'deprecated', schemas))
}
