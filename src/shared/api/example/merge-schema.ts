import type { Schema, SchemaObject } from '../api-document.ts'
import { schemaName } from '../json-pointer.ts'

interface Place {
  schemas: Record<string, Schema>
  /** Names of schemas that must not occur again. */
  within: string[]
}

/**
 * Merges a schema into one piece: all of `allOf`, and the first of `oneOf` and `anyOf` that isn't `null`. `names` lists
 * the component schemas that were merged. Undefined if it would contain itself.
 */
export function mergeSchema(
  schema: SchemaObject,
  { schemas, within }: Place,
): { schema: SchemaObject; names: string[] } | undefined {
  const names: string[] = []
  const merged = merge(schema, { schemas, within, names })
  return merged === undefined ? undefined : { schema: merged, names }
}

function merge(schema: SchemaObject, place: Place & { names: string[] }): SchemaObject | undefined {
  const { $ref, allOf = [], oneOf, anyOf, ...own } = schema
  const options = oneOf ?? anyOf ?? []
  const option =
    options.find((item) => typeof item === 'object' && item.type !== 'null' && item.const !== null) ??
    options[0]
  const parts: Schema[] = [...($ref === undefined ? [] : [{ $ref }]), ...allOf]
  let whole: SchemaObject = {}
  for (const part of parts) {
    const target = resolve(part, place)
    const flat = typeof target === 'object' ? merge(target, place) : target
    if (flat === undefined || flat === false) return undefined
    if (flat !== true) whole = joinParts(whole, flat)
  }
  whole = { ...joinParts(whole, own), ...pickExampleKeywords(own) }
  if (option === undefined) return whole
  const target = resolve(option, place)
  const flat = typeof target === 'object' ? merge(target, place) : target
  if (flat === undefined || flat === false) return undefined
  const chosen = flat === true ? whole : { ...joinParts(whole, flat), ...pickExampleKeywords(own) }
  return withDiscriminator(chosen, schema, option)
}

const said = new Set(['title', 'description', 'deprecated', 'readOnly', 'writeOnly', 'examples', 'default'])

/** True if a schema constrains values instead of only describing them. */
const hasRules = (schema: SchemaObject): boolean =>
  Object.keys(schema).some((keyword) => !said.has(keyword) && !keyword.startsWith('x-'))

const pickExampleKeywords = ({ examples, default: value }: SchemaObject): SchemaObject => ({
  ...(examples === undefined ? {} : { examples }),
  ...(value === undefined ? {} : { default: value }),
})

/**
 * Joins two parts of a schema. An example of one may not satisfy the other: the generic `data` of every response
 * against the `data` of this one.
 */
const joinParts = (first: SchemaObject, second: SchemaObject): SchemaObject =>
  join(hasRules(second) ? unstated(first) : first, hasRules(first) ? unstated(second) : second)

function unstated({ examples: _, default: __, ...schema }: SchemaObject): SchemaObject {
  return schema
}

/** Resolves a `$ref`. Undefined if its target is missing or would contain itself. */
function resolve(
  schema: Schema,
  { schemas, within, names }: Place & { names: string[] },
): Schema | undefined {
  if (typeof schema !== 'object' || schema.$ref === undefined) return schema
  const name = schemaName(schema.$ref)
  if (within.includes(name) || names.includes(name)) return undefined
  names.push(name)
  const { $ref: _, ...beside } = schema
  const target = schemas[name]
  return typeof target === 'object' ? { ...target, ...beside } : target
}

function join(first: SchemaObject, second: SchemaObject): SchemaObject {
  return {
    ...first,
    ...second,
    ...(first.properties === undefined && second.properties === undefined
      ? {}
      : { properties: joinProperties(first.properties ?? {}, second.properties ?? {}) }),
    ...(first.required === undefined && second.required === undefined
      ? {}
      : { required: [...new Set([...(first.required ?? []), ...(second.required ?? [])])] }),
  }
}

function joinProperties(
  first: Record<string, Schema>,
  second: Record<string, Schema>,
): Record<string, Schema> {
  const joined = { ...first }
  for (const [name, schema] of Object.entries(second)) {
    const before = joined[name]
    joined[name] = before === undefined || typeof schema === 'boolean' ? schema : { allOf: [before, schema] }
  }
  return joined
}

/** Sets the discriminator property to the name of the chosen shape. */
function withDiscriminator(
  whole: SchemaObject,
  { discriminator }: SchemaObject,
  option: Schema,
): SchemaObject {
  if (discriminator === undefined || typeof option !== 'object' || option.$ref === undefined) return whole
  const { propertyName, mapping = {} } = discriminator
  const name = schemaName(option.$ref)
  const mapped = Object.entries(mapping).find(([, target]) => schemaName(target) === name)
  return { ...whole, properties: { ...whole.properties, [propertyName]: { const: mapped?.[0] ?? name } } }
}
