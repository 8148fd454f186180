import type { Schema, SchemaObject } from '../api-document.ts'
import { refToSchemaName } from '../json-pointer.ts'

interface MergeContext {
  schemas: Record<string, Schema>
  /** Names of schemas that must not occur again. */
  ancestors: string[]
}

/**
 * Merges a schema into one piece: all of `allOf`, and the first of `oneOf` and `anyOf` that isn't `null`. `names` lists
 * the component schemas that were merged. Undefined if it would contain itself.
 */
export function mergeSchema(
  schema: SchemaObject,
  { schemas, ancestors }: MergeContext,
): { schema: SchemaObject; names: string[] } | undefined {
  const names: string[] = []
  const merged = mergeParts(schema, { schemas, ancestors, names })
  return merged === undefined ? undefined : { schema: merged, names }
}

function mergeParts(
  schema: SchemaObject,
  context: MergeContext & { names: string[] },
): SchemaObject | undefined {
  const { $ref, allOf = [], oneOf, anyOf, ...ownKeywords } = schema
  const options = oneOf ?? anyOf ?? []
  const option =
    options.find((item) => typeof item === 'object' && item.type !== 'null' && item.const !== null) ??
    options[0]
  const parts: Schema[] = [...($ref === undefined ? [] : [{ $ref }]), ...allOf]
  let result: SchemaObject = {}
  for (const part of parts) {
    const target = resolveSchemaRef(part, context)
    const flat = typeof target === 'object' ? mergeParts(target, context) : target
    if (flat === undefined || flat === false) return undefined
    if (flat !== true) result = joinParts(result, flat)
  }
  result = { ...joinParts(result, ownKeywords), ...pickExampleKeywords(ownKeywords) }
  if (option === undefined) return result
  const target = resolveSchemaRef(option, context)
  const flat = typeof target === 'object' ? mergeParts(target, context) : target
  if (flat === undefined || flat === false) return undefined
  const withOption =
    flat === true ? result : { ...joinParts(result, flat), ...pickExampleKeywords(ownKeywords) }
  return addDiscriminator(withOption, schema, option)
}

const annotationKeywords = new Set([
  'title',
  'description',
  'deprecated',
  'readOnly',
  'writeOnly',
  'examples',
  'default',
])

/** True if a schema constrains values instead of only describing them. */
const hasRules = (schema: SchemaObject): boolean =>
  Object.keys(schema).some((keyword) => !annotationKeywords.has(keyword) && !keyword.startsWith('x-'))

const pickExampleKeywords = ({ examples, default: value }: SchemaObject): SchemaObject => ({
  ...(examples === undefined ? {} : { examples }),
  ...(value === undefined ? {} : { default: value }),
})

/**
 * Joins two parts of a schema. An example of one may not satisfy the other: the generic `data` of every response
 * against the `data` of this one.
 */
const joinParts = (first: SchemaObject, second: SchemaObject): SchemaObject =>
  joinKeywords(
    hasRules(second) ? dropStatedValues(first) : first,
    hasRules(first) ? dropStatedValues(second) : second,
  )

function dropStatedValues({ examples: _, default: __, ...schema }: SchemaObject): SchemaObject {
  return schema
}

/** Resolves a `$ref`. Undefined if its target is missing or would contain itself. */
function resolveSchemaRef(
  schema: Schema,
  { schemas, ancestors, names }: MergeContext & { names: string[] },
): Schema | undefined {
  if (typeof schema !== 'object' || schema.$ref === undefined) return schema
  const name = refToSchemaName(schema.$ref)
  if (ancestors.includes(name) || names.includes(name)) return undefined
  names.push(name)
  const { $ref: _, ...siblings } = schema
  const target = schemas[name]
  return typeof target === 'object' ? { ...target, ...siblings } : target
}

function joinKeywords(first: SchemaObject, second: SchemaObject): SchemaObject {
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
function addDiscriminator(
  mergedSchema: SchemaObject,
  { discriminator }: SchemaObject,
  option: Schema,
): SchemaObject {
  if (discriminator === undefined || typeof option !== 'object' || option.$ref === undefined)
    return mergedSchema
  const { propertyName, mapping = {} } = discriminator
  const name = refToSchemaName(option.$ref)
  const mappingEntry = Object.entries(mapping).find(([, target]) => refToSchemaName(target) === name)
  return {
    ...mergedSchema,
    properties: { ...mergedSchema.properties, [propertyName]: { const: mappingEntry?.[0] ?? name } },
  }
}
