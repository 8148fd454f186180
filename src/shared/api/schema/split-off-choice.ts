import type { Schema, SchemaObject } from '../api-document.ts'
import type { FlatChoice, FlatSchema } from './flat-schema.ts'
import { isNullSchema } from './flatten-schema.ts'
import { createShapeRule, isOwnChoice } from './own-choice.ts'

/** One of the shapes that a value can have. */
export interface Shape {
  schema: Schema
  /** The schema that sets the discriminator. */
  discriminator: Schema
}

/**
 * Takes the first choice, condition, or dependent schema from a flat schema. A value has one of the shapes and matches
 * the rest.
 */
export function splitOffChoice(flat: FlatSchema): { shapes: Shape[]; rest: FlatSchema } | undefined {
  const [choice, ...choices] = flat.choices.filter((own) => !isOwnChoice(own, flat))
  if (choice !== undefined) return { shapes: listShapes(choice), rest: { ...flat, choices } }
  const rule = flat.otherRules.find((own) => own.if !== undefined)
  if (rule !== undefined) {
    const otherRules = flat.otherRules.filter((own) => own !== rule)
    return { shapes: listConditionShapes(rule), rest: { ...flat, otherRules } }
  }
  const [dependent, ...dependents] = Object.entries(flat.keywords.dependentSchemas ?? {})
  if (dependent === undefined) return undefined
  const [name, schema] = dependent
  const shapes = [
    { schema: { allOf: [{ required: [name] }, schema as Schema] }, discriminator: true },
    { schema: { properties: { [name]: false } }, discriminator: true },
  ]
  const keywords = { ...flat.keywords, dependentSchemas: Object.fromEntries(dependents) }
  return { shapes, rest: { ...flat, keywords } }
}

/** Lists the shapes of a choice, `null` last. */
function listShapes({ options, discriminator }: FlatChoice): Shape[] {
  const nulls = options.filter((option) => isNullSchema(option))
  return [...options.filter((option) => !isNullSchema(option)), ...nulls].map((schema) => ({
    schema,
    discriminator: createShapeRule(discriminator, schema),
  }))
}

function listConditionShapes({ if: condition, then = true, else: otherwise = true }: SchemaObject): Shape[] {
  const parts = [
    [condition, then],
    [{ not: condition }, otherwise],
  ]
  return parts.map((allOf) => ({ schema: { allOf: allOf as Schema[] }, discriminator: true }))
}
