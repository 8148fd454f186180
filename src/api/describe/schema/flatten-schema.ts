import type { ApiDocument, Schema, SchemaObject } from '../../../shared/api/api-document.ts'
import { refToSchemaName } from '../../../shared/api/json-pointer.ts'
import { anyFlatSchema, type FlatChoice, type FlatSchema } from './flat-schema.ts'
import { mergeFlatSchemas, refinesKeyword } from './merge-schemas.ts'

type Schemas = ApiDocument['schemas']

/** Cached results for one document. */
interface FlatCache {
  byName: Map<string, FlatSchema>
  byObject: WeakMap<SchemaObject, FlatSchema>
}

const cacheBySchemas = new WeakMap<Schemas, FlatCache>()

function getFlatCache(schemas: Schemas): FlatCache {
  const cache = cacheBySchemas.get(schemas) ?? { byName: new Map(), byObject: new WeakMap() }
  cacheBySchemas.set(schemas, cache)
  return cache
}

/** Flattens a schema: follows `$ref`s and merges `allOf`. Results are cached, so nested schemas don't multiply. */
export function flattenSchema(schema: Schema, schemas: Schemas): FlatSchema {
  return flatten(schema, schemas, [])
}

/** `open` lists the names being flattened. A name that recurs adds nothing to itself. */
function flatten(schema: Schema, schemas: Schemas, ancestors: readonly string[]): FlatSchema {
  if (typeof schema === 'boolean') return schema ? anyFlatSchema : { ...anyFlatSchema, isNever: true }
  const { byObject } = getFlatCache(schemas)
  const cached = byObject.get(schema)
  if (cached !== undefined) return cached
  const flat = flattenObject(schema, schemas, ancestors)
  byObject.set(schema, flat)
  return flat
}

function flattenObject(schema: SchemaObject, schemas: Schemas, ancestors: readonly string[]): FlatSchema {
  const ownKeywords = flattenKeywords(schema)
  const parts = [
    ...(schema.$ref === undefined ? [] : [flattenNamed(refToSchemaName(schema.$ref), schemas, ancestors)]),
    ...(schema.allOf ?? []).map((part) => flatten(part, schemas, ancestors)),
  ]
  const choices = [createFlatChoice('oneOf', schema), createFlatChoice('anyOf', schema)].filter(
    (choice) => choice !== undefined,
  )
  const singleOptions = choices.map((choice) => findSingleOption(choice, schemas, ancestors))
  const mergedParts = [...parts, ...singleOptions.filter((option) => option !== undefined)]
  const base = mergedParts.reduce<FlatSchema | undefined>(
    (merged, part) => mergeOptional(merged, part),
    undefined,
  )
  const remainingChoices = choices.filter((_, index) => singleOptions[index] === undefined)
  const annotatedBase =
    base !== undefined && schema[refinesKeyword] === true ? applyLastAnnotations(base, parts) : base
  const merged =
    annotatedBase === undefined
      ? ownKeywords
      : applyAnnotations(mergeFlatSchemas(annotatedBase, ownKeywords), ownKeywords)
  // A named schema with additional text is still that schema.
  const isNamed = mergedParts.length === 1 && remainingChoices.length === 0 && !hasRules(ownKeywords)
  return {
    ...merged,
    name: isNamed ? mergedParts[0]?.name : undefined,
    choices: [...merged.choices, ...remainingChoices],
  }
}

const mergeOptional = (first: FlatSchema | undefined, second: FlatSchema): FlatSchema =>
  first === undefined ? second : mergeFlatSchemas(first, second)

function flattenNamed(name: string, schemas: Schemas, ancestors: readonly string[]): FlatSchema {
  const { byName } = getFlatCache(schemas)
  const cached = byName.get(name)
  if (cached !== undefined) return cached
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined
  if (schema === undefined || ancestors.includes(name)) return { ...anyFlatSchema, names: [name], name }
  const flat = flatten(schema, schemas, [...ancestors, name])
  const namedSchema = { ...flat, names: [...new Set([name, ...flat.names])], name }
  byName.set(name, namedSchema)
  return namedSchema
}

/** Flattens the schema's own keywords. */
function flattenKeywords(schema: SchemaObject): FlatSchema {
  const { $ref, allOf, oneOf, anyOf, discriminator, type, pattern, not, ...keywords } = schema
  return {
    ...anyFlatSchema,
    keywords: keywords as SchemaObject,
    types: type === undefined ? [] : [type].flat(),
    patterns: typeof pattern === 'string' ? [pattern] : [],
    exclusions: not === undefined ? [] : [not],
  }
}

const annotationKeywords = new Set([
  'title',
  'description',
  'examples',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
])

const hasRules = (own: FlatSchema): boolean =>
  own.types.some((type) => type !== 'null') ||
  own.patterns.length > 0 ||
  own.exclusions.length > 0 ||
  Object.keys(own.keywords).some((keyword) => !annotationKeywords.has(keyword) && !keyword.startsWith('x-'))

/** Replaces texts of the merged parts with those next to the `$ref`, which are about this use. */
function applyAnnotations(merged: FlatSchema, own: FlatSchema): FlatSchema {
  const { title, description, examples } = own.keywords
  return {
    ...merged,
    keywords: {
      ...merged.keywords,
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      ...(examples !== undefined && { examples }),
    },
  }
}

/** Uses the texts of the last part that has any. An example from the first part wouldn't fit. */
function applyLastAnnotations(base: FlatSchema, parts: readonly FlatSchema[]): FlatSchema {
  const last = parts.at(-1)
  if (last === undefined) return base
  const keywords = { ...base.keywords, examples: last.keywords.examples ?? [] }
  return applyAnnotations({ ...base, keywords }, last)
}

function createFlatChoice(kind: FlatChoice['kind'], schema: SchemaObject): FlatChoice | undefined {
  const { discriminator, oneOf, anyOf } = schema
  const options = schema[kind]
  if (options !== undefined && options.length > 0) return { kind, discriminator, options }
  if (kind === 'anyOf' || oneOf !== undefined || anyOf !== undefined) return undefined
  // Shapes that refer to the base schema and are listed in its discriminator.
  const mappedRefs = Object.values(discriminator?.mapping ?? {})
  if (mappedRefs.length === 0) return undefined
  return { kind, discriminator, options: [...new Set(mappedRefs)].map(($ref) => ({ $ref })) }
}

const isNullSchema = (schema: Schema): boolean => typeof schema === 'object' && schema.type === 'null'

/** Reduces a choice between one schema and `null` to the schema or null. */
function findSingleOption(
  { options, discriminator }: FlatChoice,
  schemas: Schemas,
  ancestors: readonly string[],
): FlatSchema | undefined {
  const nonNullOptions = options.filter((option) => !isNullSchema(option))
  const [only] = nonNullOptions
  if (only === undefined || nonNullOptions.length > 1 || discriminator?.mapping !== undefined)
    return undefined
  const flat = flatten(only, schemas, ancestors)
  const acceptsNull = nonNullOptions.length < options.length
  // Without types, it accepts everything including null.
  if (!acceptsNull || flat.types.length === 0) return flat
  return { ...flat, types: [...new Set([...flat.types, 'null'])] }
}
