import type { ApiDocument, Schema, SchemaObject } from '../../../shared/api/api-document.ts'
import { schemaName } from '../../../shared/api/json-pointer.ts'
import { anything, type FlatChoice, type FlatSchema } from './flat-schema.ts'
import { mergeFlat, refines } from './merge-schemas.ts'

type Schemas = ApiDocument['schemas']

/** Cached results for one document. */
interface FlatCache {
  names: Map<string, FlatSchema>
  objects: WeakMap<SchemaObject, FlatSchema>
}

const rememberedBySchemas = new WeakMap<Schemas, FlatCache>()

function getFlatCache(schemas: Schemas): FlatCache {
  const remembered = rememberedBySchemas.get(schemas) ?? { names: new Map(), objects: new WeakMap() }
  rememberedBySchemas.set(schemas, remembered)
  return remembered
}

/** Flattens a schema: follows `$ref`s and merges `allOf`. Results are cached, so nested schemas don't multiply. */
export function flattenSchema(schema: Schema, schemas: Schemas): FlatSchema {
  return flatten(schema, schemas, [])
}

/** `open` lists the names being flattened. A name that recurs adds nothing to itself. */
function flatten(schema: Schema, schemas: Schemas, open: readonly string[]): FlatSchema {
  if (typeof schema === 'boolean') return schema ? anything : { ...anything, isNever: true }
  const { objects } = getFlatCache(schemas)
  const known = objects.get(schema)
  if (known !== undefined) return known
  const flat = flattenObject(schema, schemas, open)
  objects.set(schema, flat)
  return flat
}

function flattenObject(schema: SchemaObject, schemas: Schemas, open: readonly string[]): FlatSchema {
  const own = ownPart(schema)
  const parts = [
    ...(schema.$ref === undefined ? [] : [flattenNamed(schemaName(schema.$ref), schemas, open)]),
    ...(schema.allOf ?? []).map((part) => flatten(part, schemas, open)),
  ]
  const choices = [createFlatChoice('oneOf', schema), createFlatChoice('anyOf', schema)].filter(
    (choice) => choice !== undefined,
  )
  const single = choices.map((choice) => singleOption(choice, schemas, open))
  const all = [...parts, ...single.filter((option) => option !== undefined)]
  const base = all.reduce<FlatSchema | undefined>((merged, part) => join(merged, part), undefined)
  const kept = choices.filter((_, index) => single[index] === undefined)
  const described = base !== undefined && schema[refines] === true ? refined(base, parts) : base
  const merged = described === undefined ? own : withOwnTexts(mergeFlat(described, own), own)
  // A named schema with additional text is still that schema.
  const isNamed = all.length === 1 && kept.length === 0 && !addsRules(own)
  return {
    ...merged,
    name: isNamed ? all[0]?.name : undefined,
    choices: [...merged.choices, ...kept],
  }
}

const join = (first: FlatSchema | undefined, second: FlatSchema): FlatSchema =>
  first === undefined ? second : mergeFlat(first, second)

function flattenNamed(name: string, schemas: Schemas, open: readonly string[]): FlatSchema {
  const { names } = getFlatCache(schemas)
  const known = names.get(name)
  if (known !== undefined) return known
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined
  if (schema === undefined || open.includes(name)) return { ...anything, names: [name], name }
  const flat = flatten(schema, schemas, [...open, name])
  const named = { ...flat, names: [...new Set([name, ...flat.names])], name }
  names.set(name, named)
  return named
}

/** Flattens the schema's own keywords. */
function ownPart(schema: SchemaObject): FlatSchema {
  const { $ref, allOf, oneOf, anyOf, discriminator, type, pattern, not, ...keywords } = schema
  return {
    ...anything,
    keywords: keywords as SchemaObject,
    types: type === undefined ? [] : [type].flat(),
    patterns: typeof pattern === 'string' ? [pattern] : [],
    exclusions: not === undefined ? [] : [not],
  }
}

const texts = new Set(['title', 'description', 'examples', 'default', 'deprecated', 'readOnly', 'writeOnly'])

const addsRules = (own: FlatSchema): boolean =>
  own.types.some((type) => type !== 'null') ||
  own.patterns.length > 0 ||
  own.exclusions.length > 0 ||
  Object.keys(own.keywords).some((keyword) => !texts.has(keyword) && !keyword.startsWith('x-'))

/** Replaces texts of the merged parts with those next to the `$ref`, which are about this use. */
function withOwnTexts(merged: FlatSchema, own: FlatSchema): FlatSchema {
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
function refined(base: FlatSchema, parts: readonly FlatSchema[]): FlatSchema {
  const last = parts.at(-1)
  if (last === undefined) return base
  const keywords = { ...base.keywords, examples: last.keywords.examples ?? [] }
  return withOwnTexts({ ...base, keywords }, last)
}

function createFlatChoice(kind: FlatChoice['kind'], schema: SchemaObject): FlatChoice | undefined {
  const { discriminator, oneOf, anyOf } = schema
  const options = schema[kind]
  if (options !== undefined && options.length > 0) return { kind, discriminator, options }
  if (kind === 'anyOf' || oneOf !== undefined || anyOf !== undefined) return undefined
  // Shapes that refer to the base schema and are listed in its discriminator.
  const mapped = Object.values(discriminator?.mapping ?? {})
  if (mapped.length === 0) return undefined
  return { kind, discriminator, options: [...new Set(mapped)].map(($ref) => ({ $ref })) }
}

const isNull = (schema: Schema): boolean => typeof schema === 'object' && schema.type === 'null'

/** Reduces a choice between one schema and `null` to the schema or null. */
function singleOption(
  { options, discriminator }: FlatChoice,
  schemas: Schemas,
  open: readonly string[],
): FlatSchema | undefined {
  const real = options.filter((option) => !isNull(option))
  const [only] = real
  if (only === undefined || real.length > 1 || discriminator?.mapping !== undefined) return undefined
  const flat = flatten(only, schemas, open)
  const acceptsNull = real.length < options.length
  // Without types, it accepts everything including null.
  if (!acceptsNull || flat.types.length === 0) return flat
  return { ...flat, types: [...new Set([...flat.types, 'null'])] }
}
