import type { Schema, SchemaObject } from '../api-document.ts'
import { refToSchemaName } from '../json-pointer.ts'
import { isMarked } from '../schema/is-marked.ts'
import { createExampleString } from './create-example-string.ts'
import { mergeSchema } from './merge-schema.ts'

export interface ExampleOptions {
  /** Direction in which the value is sent. Fields that only the other side sends are left out. */
  direction?: 'request' | 'response' | 'both'
}

/** Optional fields of more deeply nested objects are left out. */
const maxOptionalDepth = 3
/** Maximum number of values, however deeply the schemas nest. */
const maxValues = 400

interface ExampleState {
  schemas: Record<string, Schema>
  /** Fields with this keyword are left out. */
  omittedMark: 'readOnly' | 'writeOnly' | undefined
  /** Names of the enclosing schemas. A schema inside itself ends there. */
  ancestors: string[]
  remainingValues: number
}

/**
 * Generates a value that matches the supported keywords of the schema: its own example, constant, default, or first
 * allowed value, or one generated from its type. Undefined if there is none, such as in a schema that contains itself.
 */
export function createSchemaExample(
  schema: Schema,
  schemas: Record<string, Schema>,
  { direction = 'both' }: ExampleOptions = {},
): unknown {
  const omittedMarks = { request: 'readOnly', response: 'writeOnly', both: undefined } as const
  return createValue(
    schema,
    { schemas, omittedMark: omittedMarks[direction], ancestors: [], remainingValues: maxValues },
    0,
  )
}

function createValue(schema: Schema, state: ExampleState, depth: number): unknown {
  if (schema === false || state.remainingValues <= 0) return undefined
  if (schema === true) return {}
  state.remainingValues--
  const { $ref, ...siblings } = schema
  if ($ref === undefined) return createMergedValue(schema, state, depth)
  if ('default' in siblings || 'examples' in siblings) {
    const statedOwn = findStatedValue(siblings)
    if (statedOwn !== undefined) return statedOwn.value
  }
  const name = refToSchemaName($ref)
  const target = state.schemas[name]
  if (target === undefined || state.ancestors.includes(name)) return undefined
  state.ancestors.push(name)
  const value = createValue(target, state, depth)
  state.ancestors.pop()
  return value
}

function createMergedValue(unmerged: SchemaObject, state: ExampleState, depth: number): unknown {
  const stated = findStatedValue(unmerged)
  if (stated !== undefined) return stated.value
  const merged = mergeSchema(unmerged, state)
  if (merged === undefined) return undefined
  const { schema, names } = merged
  state.ancestors.push(...names)
  const value = findStatedValue(schema)?.value ?? generateValue(schema, state, depth)
  state.ancestors.length -= names.length
  return value
}

/**
 * Returns the value that the schema itself declares, wrapped in an object to distinguish an example of `null` from
 * none.
 */
function findStatedValue(schema: SchemaObject): { value: unknown } | undefined {
  if (schema.examples !== undefined && schema.examples.length > 0) return { value: schema.examples[0] }
  if ('const' in schema) return { value: schema.const }
  if (schema.default !== undefined) return { value: schema.default }
  const first = schema.enum?.find((value) => value !== null) ?? schema.enum?.[0]
  return first === undefined ? undefined : { value: first }
}

function generateValue(schema: SchemaObject, state: ExampleState, depth: number): unknown {
  switch (getType(schema)) {
    case 'string':
      return createExampleString(schema)
    case 'integer':
    case 'number':
      return createNumber(schema)
    case 'boolean':
      return true
    case 'null':
      return null
    case 'array':
      return createList(schema, state, depth)
    case 'object':
      return createObject(schema, state, depth)
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

const readNumber = (schema: SchemaObject, keyword: string): number | undefined => {
  const value = schema[keyword]
  return typeof value === 'number' ? value : undefined
}

function createNumber(schema: SchemaObject): number {
  const above = readNumber(schema, 'exclusiveMinimum')
  const below = readNumber(schema, 'exclusiveMaximum')
  const step = readNumber(schema, 'multipleOf') ?? 1
  const lowest = readNumber(schema, 'minimum') ?? (above === undefined ? undefined : above + step)
  const highest = readNumber(schema, 'maximum') ?? (below === undefined ? undefined : below - step)
  const near = lowest ?? Math.min(step, highest ?? step)
  const value = Math.ceil(near / step) * step
  return highest !== undefined && value > highest ? highest : value
}

function createList(schema: SchemaObject, state: ExampleState, depth: number): unknown[] {
  const first = (schema.prefixItems ?? []).map((item) => createValue(item, state, depth + 1))
  const minItems = Math.max(1, readNumber(schema, 'minItems') ?? 0)
  const { items } = schema
  if (items === undefined || first.length >= minItems) return first
  const before = state.remainingValues
  const item = createValue(items, state, depth + 1)
  if (item === undefined) return first
  const size = Math.max(1, before - state.remainingValues)
  const copies = Math.min(
    minItems - first.length,
    20,
    1 + Math.max(0, Math.floor(state.remainingValues / size)),
  )
  state.remainingValues -= (copies - 1) * size
  const allowed = typeof items === 'object' && schema.uniqueItems === true ? items.enum : undefined
  const rest = Array.from({ length: copies }, (_, at) => allowed?.[at] ?? item)
  return [...first, ...rest]
}

function createObject(schema: SchemaObject, state: ExampleState, depth: number): Record<string, unknown> {
  const required = new Set(schema.required)
  const members: [string, unknown][] = []
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!isIncluded(property, { isRequired: required.has(name), depth }, state)) continue
    const value = createValue(property, state, depth + 1)
    if (value !== undefined) members.push([name, value])
  }
  const { additionalProperties } = schema
  if (members.length === 0 && typeof additionalProperties === 'object') {
    const value = createValue(additionalProperties, state, depth + 1)
    if (value !== undefined) members.push(['key', value])
  }
  return Object.fromEntries(members)
}

/** True for required fields, and for optional ones that aren't deprecated or nested too deeply. */
function isIncluded(
  property: Schema,
  { isRequired, depth }: { isRequired: boolean; depth: number },
  { schemas, omittedMark }: ExampleState,
): boolean {
  if (typeof property === 'boolean') return property && isRequired
  if (omittedMark !== undefined && isMarked(property, omittedMark, schemas)) return false
  return isRequired || (depth < maxOptionalDepth && !isMarked(property, 'deprecated', schemas))
}
