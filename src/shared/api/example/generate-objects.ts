import type { Schema, SchemaObject } from '../api-document.ts'
import { anyFlatSchema } from '../schema/flat-schema.ts'
import { flattenSchema } from '../schema/flatten-schema.ts'
import { getPropertySchema } from '../schema/intersect-fields.ts'
import { isSent } from '../schema/is-sent.ts'
import type { Example, ExampleContext } from './example-context.ts'
import { generateTexts } from './generate-texts.ts'

/** More deeply nested objects have at most one optional field. */
const maxOptionalDepth = 3

/**
 * Generates an object with all fields that have an example, then objects without some of the optional ones, then one with another
 * field.
 */
export function* generateObjects(keywords: SchemaObject, context: ExampleContext): Generator<Example> {
  const required = listRequired(keywords)
  const members = new Map<string, unknown>()
  let isValid = true
  for (const name of new Set([...Object.keys(keywords.properties ?? {}), ...required])) {
    const property = getPropertySchema(keywords, name)
    const isRequired = required.has(name)
    if (!isIncluded(property, isRequired, context)) continue
    const example = takeField(property, context)
    if (isRequired && example?.isValid !== true) isValid = false
    if (example !== undefined && (isRequired || example.isValid)) members.set(name, example.value)
  }
  const hasOthers =
    typeof keywords.additionalProperties === 'object' || keywords.patternProperties !== undefined
  if (members.size === 0 && context.depth >= maxOptionalDepth) addFirstScalar(members, keywords, context)
  addOthers(members, Math.max(Number(keywords.minProperties ?? 0), hasOthers ? 1 : 0), { keywords, context })
  const optional = [...members.keys()].filter((name) => !required.has(name))
  const surplus = Math.max(0, members.size - Number(keywords.maxProperties ?? Infinity))
  const variants = [optional.slice(optional.length - surplus), ...optional.map((name) => [name]), optional]
  for (const omitted of variants) {
    const included = [...members].filter(([name]) => !omitted.includes(name))
    yield { value: Object.fromEntries(included), isValid }
  }
  addOthers(members, members.size + 1, { keywords, context })
  yield { value: Object.fromEntries(members), isValid }
}

/** A field that is only required by name is most likely a text. */
const takeField = (schema: Schema, { take }: ExampleContext): Example | undefined =>
  take(schema === true ? { type: 'string' } : schema)[0]

/** Lists the required fields, and those that they require. */
function listRequired({ required = [], dependentRequired = {} }: SchemaObject): ReadonlySet<string> {
  const names = new Set(required)
  const dependents = dependentRequired as Record<string, string[]>
  // The loop also visits names that are added meanwhile.
  for (const name of names) for (const dependent of dependents[name] ?? []) names.add(dependent)
  return names
}

/** Adds the first optional field that isn't nested: an empty object explains nothing, and forms can't send it. */
function addFirstScalar(
  members: Map<string, unknown>,
  keywords: SchemaObject,
  context: ExampleContext,
): void {
  for (const name of Object.keys(keywords.properties ?? {})) {
    const property = getPropertySchema(keywords, name)
    if (!isIncluded(property, false, { ...context, depth: 0 })) continue
    const { types } = flattenSchema(property, context.schemas)
    if (types.length === 0 || types.some((type) => type === 'object' || type === 'array')) continue
    const example = takeField(property, context)
    if (example?.isValid !== true) continue
    members.set(name, example.value)
    return
  }
}

/** True for required fields, and for optional ones that aren't deprecated or nested too deeply. */
function isIncluded(
  property: Schema,
  isRequired: boolean,
  { schemas, direction, depth }: ExampleContext,
): boolean {
  if (!isSent(property, direction, schemas)) return false
  if (isRequired || typeof property === 'boolean') return isRequired
  return depth < maxOptionalDepth && flattenSchema(property, schemas).keywords.deprecated !== true
}

/** Adds fields with other names until the object has a size. */
function addOthers(
  members: Map<string, unknown>,
  size: number,
  { keywords, context }: { keywords: SchemaObject; context: ExampleContext },
): void {
  if (members.size >= size) return
  for (const name of listOtherNames(keywords, size, context)) {
    if (members.has(name) || Object.hasOwn(keywords.properties ?? {}, name)) continue
    const example = takeField(getPropertySchema(keywords, name), context)
    if (example?.isValid === true) members.set(name, example.value)
    if (members.size >= size) return
  }
}

/** Larger examples help nobody. */
const maxOthers = 20

function listOtherNames(
  { propertyNames, patternProperties = {} }: SchemaObject,
  count: number,
  { take }: ExampleContext,
): string[] {
  if (propertyNames !== undefined) {
    const names = take({ allOf: [{ type: 'string' }, propertyNames as Schema] }, count)
    return names.map(({ value }) => String(value))
  }
  const matches = Object.keys(patternProperties).flatMap((pattern) =>
    [...generateTexts({ ...anyFlatSchema, patterns: [pattern] })].map(({ value }) => value),
  )
  const numbers = Array.from({ length: Math.min(count, maxOthers) }, (_, index) => index + 1)
  return [...matches, ...numbers.map((number) => (number === 1 ? 'key' : `key${number}`))]
}
