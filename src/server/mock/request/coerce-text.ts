import type { Schema, Schemas } from '../../../shared/api/api-document.ts'
import type { FlatSchema } from '../../../shared/api/schema/flat-schema.ts'
import { flattenSchema } from '../../../shared/api/schema/flatten-schema.ts'
import { getPropertySchema } from '../../../shared/api/schema/intersect-fields.ts'
import { isObject, mapValues, tryParseJson, type UnknownObject } from '../../../shared/read-unknown.ts'
import { explainJsonSize } from './body-limits.ts'
import type { CheckValue } from './create-schema-check.ts'

export interface CoerceContext {
  schemas: Schemas
  check: CheckValue
  /** Number of enclosing values. */
  depth?: number
}

/** A schema can be a list of itself. */
const maxDepth = 16

/**
 * Converts texts to the types of a schema. Forms and parameters carry only texts, so a text means whatever its schema
 * accepts; one that it doesn't accept stays a text.
 */
export function coerceText(value: unknown, schema: Schema, context: CoerceContext): unknown {
  const { depth = 0 } = context
  if (depth > maxDepth) return value
  const [first, ...others] = listReadings(value, schema, { ...context, depth: depth + 1 })
  // The whole value is checked once at the end.
  if (others.length === 0) return first ?? value
  return [first, ...others].find((reading) => context.check(reading, schema).length === 0) ?? first
}

/** Lists what a value can mean, the most likely first. */
function listReadings(value: unknown, schema: Schema, context: CoerceContext): unknown[] {
  const flat = flattenSchema(schema, context.schemas)
  const items = findItemSchema(flat, context)
  const coerceItem = (item: unknown): unknown => coerceText(item, items ?? true, context)
  // A repeated name with only one value is a list all the same.
  const singleItem = items === undefined || Array.isArray(value) ? [] : [[value].map(coerceItem)]
  if (typeof value === 'string') return [...listScalars(value), ...parseJson(value), ...singleItem]
  if (Array.isArray(value)) return [value.map(coerceItem)]
  if (!isObject(value)) return [value, ...singleItem]
  const object = mapValues(value, (member, name) =>
    coerceText(member, findPropertySchema(name, flat, context), context),
  )
  // `a[0]` is an item in a list and a member in an object.
  const list = items === undefined ? undefined : toList(value)
  return [...(list === undefined ? [] : [list.map(coerceItem)]), object, ...singleItem]
}

/** Finds the schema of a list's items: the schema's own, or the one in the first shape that is a list. */
function findItemSchema(flat: FlatSchema, { schemas }: CoerceContext): Schema | undefined {
  const shapes = flat.choices.flatMap(({ options }) =>
    options.map((option) => flattenSchema(option, schemas)),
  )
  const list = [flat, ...shapes].find(({ types }) => types.includes('array'))
  return list && (list.keywords.items ?? true)
}

/** Finds the schema of a property: the schema's own, or the one in the first shape that lists it. */
function findPropertySchema(name: string, flat: FlatSchema, context: CoerceContext): Schema {
  const isListed = (own: FlatSchema): boolean => Object.hasOwn(own.keywords.properties ?? {}, name)
  if (isListed(flat)) return getPropertySchema(flat.keywords, name)
  const shapes = flat.choices.flatMap(({ options }) =>
    options.map((option) => flattenSchema(option, context.schemas)),
  )
  const shape = shapes.find(isListed)
  return getPropertySchema((shape ?? flat).keywords, name)
}

/** Returns the values of an object whose names are the numbers from 0 on. */
function toList(object: UnknownObject): unknown[] | undefined {
  const names = Object.keys(object)
  return names.length > 0 && names.every((name, index) => name === String(index))
    ? Object.values(object)
    : undefined
}

/** Interprets a text as itself, a number, a boolean, or null. */
export function listScalars(text: string): unknown[] {
  if (text === 'true' || text === 'false') return [text, text === 'true']
  if (text === 'null' || text === '') return [text, null]
  return /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text) ? [text, Number(text)] : [text]
}

/** A text may contain JSON. */
export function parseJson(text: string): unknown[] {
  if (explainJsonSize(text) !== undefined) return []
  const value = tryParseJson(text)
  return value === undefined ? [] : [value]
}
