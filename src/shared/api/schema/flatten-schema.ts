import type { Schema, SchemaObject, Schemas } from '../api-document.ts'
import { refToSchemaName } from '../json-pointer.ts'
import { anyFlatSchema, type FlatChoice, type FlatSchema } from './flat-schema.ts'
import { addPatternRules, getPropertySchema } from './intersect-fields.ts'
import { hasRules, intersectSchemas } from './intersect-schemas.ts'
import { refinesKeyword } from './join-schemas.ts'
import { removeImpossibleValues } from './match-rules.ts'
import { createShapeRule, findOwnShape, isPart } from './own-choice.ts'

/** Cached results for one document. */
interface FlatCache {
  byName: Map<string, FlatSchema>
  byObject: WeakMap<SchemaObject, FlatSchema>
  /** Subtypes with their discriminators. */
  subtypes: WeakMap<FlatSchema, FlatSchema>
}

const cacheBySchemas = new WeakMap<Schemas, FlatCache>()

function getFlatCache(schemas: Schemas): FlatCache {
  const cache = cacheBySchemas.get(schemas) ?? {
    byName: new Map(),
    byObject: new WeakMap(),
    subtypes: new WeakMap(),
  }
  cacheBySchemas.set(schemas, cache)
  return cache
}

const neverFlatSchema: FlatSchema = { ...anyFlatSchema, isNever: true }

/**
 * Flattens a schema: follows `$ref`s and intersects `allOf`. Pages, examples, validation, and downloads all read schemas
 * with this function, so they agree. Results are cached, so nested schemas don't multiply.
 */
export function flattenSchema(schema: Schema, schemas: Schemas): FlatSchema {
  const flat = flatten(schema, schemas, [])
  if (flat.choices.length === 0) return flat
  const { subtypes } = getFlatCache(schemas)
  const subtype = subtypes.get(flat) ?? setDiscriminators(flat, schemas)
  subtypes.set(flat, subtype)
  return subtype
}

/** Sets the discriminator of a subtype that its base lists among others: in a `Cat`, the `kind` of a `Pet` is `cat`. */
function setDiscriminators(flat: FlatSchema, schemas: Schemas): FlatSchema {
  const rules = flat.choices.flatMap((choice) => {
    const own = findOwnShape(choice, flat)
    // A base with subtypes may have the value of each.
    const isBase = choice.options.some((other) => other !== own && isPart(own, flatten(other, schemas, [])))
    return own === undefined || isBase ? [] : [createShapeRule(choice.discriminator, own)]
  })
  const subtype = rules.reduce<FlatSchema>((result, rule) => addDiscriminator(result, rule, schemas), flat)
  return { ...subtype, name: flat.name, names: flat.names }
}

/** Adds the rule that sets a discriminator, unless the schema has its own value for it. */
export function addDiscriminator(flat: FlatSchema, rule: Schema, schemas: Schemas): FlatSchema {
  const marked = intersectSchemas(flat, flatten(rule, schemas, []))
  const names = Object.keys(typeof rule === 'object' ? (rule.properties ?? {}) : {})
  const isConflict = names.some(
    (name) => flatten(getPropertySchema(marked.keywords, name), schemas, []).isContradiction,
  )
  return isConflict ? flat : marked
}

/** `ancestors` lists the names being flattened. A name that recurs adds nothing to itself. */
function flatten(schema: Schema, schemas: Schemas, ancestors: readonly string[]): FlatSchema {
  if (typeof schema === 'boolean') return schema ? anyFlatSchema : neverFlatSchema
  // A result for each `$ref`, instead of one for each schema, would fill every cache that depends on it.
  if (schema.$ref !== undefined && Object.keys(schema).length === 1)
    return flattenNamed(refToSchemaName(schema.$ref), schemas, ancestors)
  const { byObject } = getFlatCache(schemas)
  const cached = byObject.get(schema)
  if (cached !== undefined) return cached
  const flat = flattenObject(schema, schemas, ancestors)
  byObject.set(schema, flat)
  return flat
}

function flattenObject(schema: SchemaObject, schemas: Schemas, ancestors: readonly string[]): FlatSchema {
  const own = flattenKeywords(schema)
  const choices = [createFlatChoice('oneOf', schema), createFlatChoice('anyOf', schema)]
    .filter((choice) => choice !== undefined)
    .map((choice) => ({ choice, single: findSingleOption(choice, schemas, ancestors) }))
  const parts = [
    ...(schema.$ref === undefined ? [] : [flattenNamed(refToSchemaName(schema.$ref), schemas, ancestors)]),
    ...(schema.allOf ?? []).map((part) => flatten(part, schemas, ancestors)),
    ...choices.flatMap(({ single }) => single ?? []),
  ]
  const remainingChoices = choices.flatMap(({ choice, single }) => (single === undefined ? [choice] : []))
  const base = parts.length === 0 ? undefined : parts.reduce(intersectSchemas)
  const merged = base === undefined ? own : intersectSchemas(base, own)
  const annotations = [schema[refinesKeyword] === true ? parts.at(-1) : undefined, own]
  // A named schema with additional text is still that schema.
  const isNamed = parts.length === 1 && remainingChoices.length === 0 && !hasRules(own)
  return closeSchema({
    ...merged,
    keywords: Object.assign({}, merged.keywords, ...annotations.map(pickAnnotations)),
    name: isNamed ? parts[0]?.name : undefined,
    choices: [...merged.choices, ...remainingChoices],
  })
}

function flattenNamed(name: string, schemas: Schemas, ancestors: readonly string[]): FlatSchema {
  const { byName } = getFlatCache(schemas)
  const cached = byName.get(name)
  if (cached !== undefined) return cached
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined
  if (schema === undefined || ancestors.includes(name)) return { ...anyFlatSchema, names: [name], name }
  const flat = flatten(schema, schemas, [...ancestors, name])
  const namedSchema = {
    ...flat,
    names: [...new Set([name, ...flat.names])],
    name,
    choices: flat.choices.map((choice) =>
      typeof schema === 'object' && choice.discriminator === schema.discriminator
        ? dropItself(choice, name)
        : choice,
    ),
  }
  byName.set(name, namedSchema)
  return namedSchema
}

/** Drops a base from the subtypes that it lists. It has no other fields. */
function dropItself(choice: FlatChoice, name: string): FlatChoice {
  const options = choice.options.filter((option) => !isPart(option, { names: [name] }))
  return options.length === 0 ? choice : { ...choice, options }
}

/** Flattens the schema's own keywords. */
function flattenKeywords(schema: SchemaObject): FlatSchema {
  const { $ref, allOf, oneOf, anyOf, discriminator, type, pattern, not, ...others } = schema
  const { if: condition, then, else: otherwise, contains, minContains, maxContains, ...keywords } = others
  return {
    ...anyFlatSchema,
    keywords: addPatternRules(keywords as SchemaObject),
    types: type === undefined ? [] : [type].flat(),
    patterns: typeof pattern === 'string' ? [pattern] : [],
    exclusions: not === undefined ? [] : [not],
    otherRules: [
      ...(condition === undefined ? [] : [{ if: condition, then, else: otherwise }]),
      ...(contains === undefined ? [] : [{ contains, minContains, maxContains }]),
    ],
  }
}

/** Replaces the texts of a schema's parts with its own, which are about this use. */
function pickAnnotations(flat: FlatSchema | undefined): SchemaObject {
  const { title, description, examples } = flat?.keywords ?? {}
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(examples !== undefined && { examples }),
  }
}

/**
 * Applies `unevaluatedProperties` and `unevaluatedItems` to everything that isn't described. While a choice or condition
 * is open, its shapes may still describe more.
 */
export function closeSchema(flat: FlatSchema): FlatSchema {
  const { unevaluatedProperties, unevaluatedItems, ...keywords } = flat.keywords
  const isClosable = flat.choices.length === 0 && flat.otherRules.length === 0 && !keywords.dependentSchemas
  if (!isClosable || (unevaluatedProperties ?? unevaluatedItems) === undefined) return flat
  const additionalProperties = keywords.additionalProperties ?? (unevaluatedProperties as Schema | undefined)
  const items = keywords.items ?? (unevaluatedItems as Schema | undefined)
  return removeImpossibleValues({
    ...flat,
    keywords: {
      ...keywords,
      ...(additionalProperties !== undefined && { additionalProperties }),
      ...(items !== undefined && { items }),
    },
  })
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

/** True for a schema that accepts only `null`. */
export const isNullSchema = (schema: Schema): boolean => typeof schema === 'object' && schema.type === 'null'

/** Reduces a choice between one schema and `null` to the schema or null. */
function findSingleOption(
  { options, discriminator }: FlatChoice,
  schemas: Schemas,
  ancestors: readonly string[],
): FlatSchema | undefined {
  const [only, ...others] = options.filter((option) => !isNullSchema(option))
  if (only === undefined || others.length > 0 || discriminator?.mapping !== undefined) return undefined
  const flat = flatten(only, schemas, ancestors)
  return options.length === 1 ? flat : addNull(flat)
}

function addNull(flat: FlatSchema): FlatSchema {
  const { const: constant, enum: values, ...keywords } = flat.keywords
  const [choice, ...others] = flat.choices
  if (flat.types.length === 0) {
    // Without types, it accepts everything including null, unless each shape has its own.
    if (choice === undefined || others.length > 0 || choice.options.some(isNullSchema)) return flat
    return { ...flat, choices: [{ ...choice, options: [...choice.options, { type: 'null' }] }] }
  }
  const allowed = constant === undefined ? values : [constant]
  return {
    ...flat,
    types: [...new Set([...flat.types, 'null'])],
    keywords: allowed === undefined ? flat.keywords : { ...keywords, enum: [...new Set([...allowed, null])] },
  }
}
