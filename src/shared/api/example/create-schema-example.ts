import { deepCompareStrict } from '@cfworker/json-schema'
import { isObject } from '../../read-unknown.ts'
import type { Schema, SchemaObject, Schemas } from '../api-document.ts'
import type { FlatSchema } from '../schema/flat-schema.ts'
import { addDiscriminator, closeSchema, flattenSchema } from '../schema/flatten-schema.ts'
import { intersectSchemas } from '../schema/intersect-schemas.ts'
import type { MessageDirection } from '../schema/is-sent.ts'
import { matchesRules } from '../schema/match-rules.ts'
import { type Shape, splitOffChoice } from '../schema/split-off-choice.ts'
import { getValidator, type SchemaValidator } from '../validation/get-validator.ts'
import type { Example, ExampleContext } from './example-context.ts'
import { generateLists } from './generate-lists.ts'
import { generateNumbers } from './generate-numbers.ts'
import { generateObjects } from './generate-objects.ts'
import { generateTexts } from './generate-texts.ts'

export interface ExampleOptions {
  /** Direction in which the value is sent. Fields that only the other side sends are left out. */
  direction?: MessageDirection
}

/** Maximum number of values, however deeply the schemas nest. */
const maxValues = 400
/** Maximum number of different values to try for one schema. */
const maxTries = 40
/** Maximum number of values to look at, because many shapes may have the same one. */
const maxSteps = 400

interface ExampleState extends Omit<ExampleContext, 'take'> {
  validator: SchemaValidator
  /** Names of the enclosing schemas. A schema inside itself ends there. */
  ancestors: readonly string[]
}

/**
 * Generates a value that matches the schema: its own example, constant, default, or first allowed value, or one
 * generated from its type. If no valid value is found, such as in a schema that must contain itself, it comes as close
 * as it gets. Undefined if the schema accepts nothing.
 */
export function createSchemaExample(
  schema: Schema,
  schemas: Schemas,
  { direction = 'both' }: ExampleOptions = {},
): unknown {
  if (typeof schema === 'boolean') return generateExample(schema, schemas, direction)
  const examples = getExampleCache(schemas, direction)
  const key = getExampleKey(schema)
  if (!examples.has(key)) examples.set(key, generateExample(schema, schemas, direction))
  return examples.get(key)
}

/** Every response has its own `$ref` to the schema that it shares with others. */
const getExampleKey = (schema: SchemaObject): SchemaObject | string =>
  schema.$ref !== undefined && Object.keys(schema).length === 1 ? schema.$ref : schema

/** The page, the samples, the Markdown, and the downloads of an operation have the same examples. */
const exampleCaches = new WeakMap<
  Schemas,
  Partial<Record<MessageDirection, Map<SchemaObject | string, unknown>>>
>()

function getExampleCache(schemas: Schemas, direction: MessageDirection): Map<SchemaObject | string, unknown> {
  const caches = exampleCaches.get(schemas) ?? {}
  exampleCaches.set(schemas, caches)
  caches[direction] ??= new Map()
  return caches[direction]
}

function generateExample(schema: Schema, schemas: Schemas, direction: MessageDirection): unknown {
  const validator = getValidator(schemas, direction)
  const budget = { values: maxValues }
  const state = { schemas, direction, validator, depth: 0, budget, ancestors: [] }
  return takeExamples(schema, 1, state)[0]?.value
}

/** Takes the first different values that are valid, or if none is, the first one. */
function takeExamples(schema: Schema, count: number, state: ExampleState): Example[] {
  state.budget.values -= 1
  const flat = flattenSchema(schema, state.schemas)
  const inner = enterSchema(flat, state)
  if (state.budget.values < 0) return []
  // Null ends a recursion.
  if (inner === undefined) return flat.types.includes('null') ? [{ value: null, isValid: true }] : []
  const isChecked = hasOpenRules(flat)
  const tried: Example[] = []
  let steps = 0
  for (const { value, isValid } of generateValues(flat, inner)) {
    steps += 1
    if (tried.some((other) => deepCompareStrict(other.value, value))) continue
    const isMatch = isValid && (!isChecked || state.validator.validate(value, schema).length === 0)
    tried.push({ value, isValid: isMatch })
    const matchCount = tried.filter((example) => example.isValid).length
    if (matchCount >= count || tried.length >= maxTries || steps >= maxSteps) break
  }
  const matches = tried.filter(({ isValid }) => isValid)
  return matches.length > 0 ? matches : tried.slice(0, 1)
}

/** Returns the state inside a schema, or undefined if the schema is inside itself. */
function enterSchema({ name, names }: FlatSchema, state: ExampleState): ExampleState | undefined {
  const entered = name === undefined ? names : [name]
  if (entered.some((own) => state.ancestors.includes(own))) return undefined
  return { ...state, ancestors: [...state.ancestors, ...entered] }
}

/** True if values must be validated, because they can't be generated to match every rule. */
const hasOpenRules = (flat: FlatSchema): boolean =>
  [flat.choices, flat.exclusions, flat.otherRules].some((list) => list.length > 0) ||
  listStatedValues(flat).some((value) => typeof value === 'object' && value !== null) ||
  openKeywords.some((keyword) => flat.keywords[keyword] !== undefined)

const openKeywords = [
  'dependentRequired',
  'dependentSchemas',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
]

/** Generates values of a schema, the most descriptive first. */
function* generateValues(flat: FlatSchema, state: ExampleState): Generator<Example> {
  if (flat.isNever || flat.isContradiction) return
  for (const value of listStatedValues(flat)) yield { value, isValid: matchesRules(value, flat) }
  const choice = splitOffChoice(flat)
  if (choice === undefined) {
    yield* takeTurns(listTypes(flat).map((type) => generateTypeValues(type, flat, state)))
    return
  }
  yield* takeTurns(choice.shapes.map((shape) => generateShapeValues(shape, choice.rest, state)))
}

/** Yields one value of each generator in turn, so that many values of one kind don't use up all tries. */
function* takeTurns(generators: readonly Generator<Example>[]): Generator<Example> {
  const pending = [...generators]
  // The loop also visits generators that are added meanwhile.
  for (const values of pending) {
    const { done, value } = values.next()
    if (done === true) continue
    pending.push(values)
    yield value
  }
}

function* generateShapeValues(shape: Shape, rest: FlatSchema, state: ExampleState): Generator<Example> {
  const inner = enterSchema(flattenSchema(shape.schema, state.schemas), state)
  if (inner !== undefined) yield* generateValues(addShape(rest, shape, state.schemas), inner)
}

function addShape(
  rest: FlatSchema,
  { schema, discriminator }: Shape,
  schemas: ExampleState['schemas'],
): FlatSchema {
  const flat = closeSchema(intersectSchemas(rest, flattenSchema(schema, schemas)))
  return addDiscriminator(flat, discriminator, schemas)
}

/** Lists the values that the schema itself declares. */
function listStatedValues({ keywords }: FlatSchema): unknown[] {
  const { examples = [], default: value, enum: values = [] } = keywords
  return [
    ...examples,
    ...('const' in keywords ? [keywords.const] : []),
    ...(value === undefined || value === null ? [] : [value]),
    ...values.filter((item) => item !== null),
    ...values.filter((item) => item === null),
  ]
}

const typeByKeyword: Record<string, string> = {
  properties: 'object',
  patternProperties: 'object',
  additionalProperties: 'object',
  required: 'object',
  items: 'array',
  prefixItems: 'array',
  minItems: 'array',
  format: 'string',
  minLength: 'string',
  maxLength: 'string',
  minimum: 'number',
  maximum: 'number',
}
const allTypes = ['object', 'string', 'integer', 'number', 'boolean', 'array', 'null']

/** Lists the types of a schema, `null` last, or if it has none, all types. */
function listTypes({ types, keywords, patterns }: FlatSchema): string[] {
  if (types.length > 0) return types.toSorted((a, b) => Number(a === 'null') - Number(b === 'null'))
  const likelyTypes = Object.keys(keywords).flatMap((keyword) => typeByKeyword[keyword] ?? [])
  return [...new Set([...likelyTypes, ...(patterns.length > 0 ? ['string'] : []), ...allTypes])]
}

function* generateTypeValues(type: string, flat: FlatSchema, state: ExampleState): Generator<Example> {
  const inner = { ...state, depth: state.depth + 1 }
  const context = { ...state, take: (schema: Schema, count = 1) => takeExamples(schema, count, inner) }
  switch (type) {
    case 'string':
      if (isObject(flat.keywords.contentSchema))
        for (const { value, isValid } of context.take(flat.keywords.contentSchema))
          yield { value: JSON.stringify(value), isValid }
      return yield* generateTexts(flat)
    case 'integer':
    case 'number':
      for (const value of generateNumbers(flat, type === 'integer')) yield { value, isValid: true }
      return
    case 'array':
      return yield* generateLists(flat, context)
    case 'object':
      return yield* generateObjects(flat.keywords, context)
    default: {
      const values = type === 'boolean' ? [true, false] : [null]
      for (const value of values) yield { value, isValid: matchesRules(value, flat) }
    }
  }
}
