import type { ApiDocument, Schema, SchemaObject } from '../../../shared/api/api-document.ts'
import { createSchemaRef } from '../../../shared/api/json-pointer.ts'
import type { FlatSchema } from '../../../shared/api/schema/flat-schema.ts'
import { flattenSchema } from '../../../shared/api/schema/flatten-schema.ts'
import { isSent, type MessageDirection } from '../../../shared/api/schema/is-sent.ts'
import { isObject } from '../../../shared/read-unknown.ts'

export interface VisibleSide {
  direction: MessageDirection
  schemas: ApiDocument['schemas']
}

/** A future row: a property, or a placeholder for all properties or items of a kind. */
export interface InnerField {
  name: string
  schema: Schema
  isRequired: boolean
}

/** Cache: the fields of a flat schema, which belongs to one document, are requested several times per operation. */
const fieldsBySchema = new WeakMap<FlatSchema, Partial<Record<MessageDirection, readonly InnerField[]>>>()

/** Lists the named or indexed contents of a value, without those that don't apply to this direction. */
export function listInnerFields(flat: FlatSchema, options: VisibleSide): readonly InnerField[] {
  const fieldsByDirection = fieldsBySchema.get(flat) ?? {}
  fieldsBySchema.set(flat, fieldsByDirection)
  fieldsByDirection[options.direction] ??= createInnerFields(flat, options)
  return fieldsByDirection[options.direction] ?? []
}

function createInnerFields(flat: FlatSchema, options: VisibleSide): InnerField[] {
  const { keywords, types } = flat
  const required = new Set(keywords.required ?? [])
  const isVisible = ([, schema]: [string, Schema]): boolean =>
    isSent(schema, options.direction, options.schemas)
  const visibleProperties = Object.entries(keywords.properties ?? {}).filter(isVisible)
  const conditional = listConditionalProperties(flat, options).filter(
    (entry) => isVisible(entry) && !Object.hasOwn(keywords.properties ?? {}, entry[0]),
  )
  // Required properties that aren't declared are still fields to send.
  const names = new Set([...Object.keys(keywords.properties ?? {}), ...conditional.map(([name]) => name)])
  const undescribedNames = [...required].filter((name) => !names.has(name))
  const acceptsObjects = types.length === 0 || types.includes('object')
  return [
    ...visibleProperties.map(([name, schema]) => ({ name, schema, isRequired: required.has(name) })),
    ...(visibleProperties.length > 0 && acceptsObjects
      ? undescribedNames.map((name) => ({ name, schema: true, isRequired: true }))
      : []),
    ...conditional.map(([name, schema]) => ({ name, schema, isRequired: required.has(name) })),
    ...Object.entries(keywords.patternProperties ?? {}).map(([pattern, schema]) => ({
      name: `[${pattern}]`,
      schema,
      isRequired: false,
    })),
    ...createAdditionalFields(keywords.additionalProperties),
    ...(keywords.prefixItems ?? []).map((schema, index) => ({
      name: `[${index}]`,
      schema,
      isRequired: index < Number(keywords.minItems ?? 0),
    })),
    // A text in another format, such as JSON, has fields too.
    ...(isObject(keywords.contentSchema)
      ? listInnerFields(flattenSchema(keywords.contentSchema, options.schemas), options)
      : []),
    ...(keywords.prefixItems !== undefined && typeof keywords.items === 'object'
      ? [{ name: '[…]', schema: keywords.items, isRequired: false }]
      : []),
  ]
}

/** Lists the properties that a value has only under a condition (`if`, `dependentSchemas`). */
function listConditionalProperties(
  { otherRules, keywords }: FlatSchema,
  { schemas }: VisibleSide,
): [name: string, schema: Schema][] {
  const dependent = Object.values((keywords.dependentSchemas ?? {}) as Record<string, Schema>)
  const parts = [
    ...otherRules.flatMap((rule) => [rule.then, rule.else] as (Schema | undefined)[]),
    ...dependent,
  ]
  const properties = parts.map((part) =>
    part === undefined ? {} : (flattenSchema(part, schemas).keywords.properties ?? {}),
  )
  // The first of several rules about a property comes first, and describes it.
  const entries = properties.flatMap((own) => Object.entries(own))
  return entries.filter(([name], index) => entries.findIndex(([other]) => other === name) === index)
}

const createAdditionalFields = (schema: Schema | undefined): InnerField[] =>
  typeof schema !== 'object' || Object.keys(schema).length === 0
    ? []
    : [{ name: `[${readKeyName(schema)}]`, schema, isRequired: false }]

const readKeyName = ({ 'x-additionalPropertiesName': name }: SchemaObject): string =>
  typeof name === 'string' && name !== '' ? name : 'key'

/**
 * Finds a component schema that has everything which readers see of a merged schema (`allOf`), so that a link to it can
 * replace the merged one. Undefined if each lacks a field or a choice.
 */
export function findWholeName(flat: FlatSchema, side: VisibleSide): string | undefined {
  const fields = listInnerFields(flat, side)
  return flat.names.find((name) => {
    const named = flattenSchema({ $ref: createSchemaRef(name) }, side.schemas)
    if (named.choices.length < flat.choices.length) return false
    const schemas = new Map(listInnerFields(named, side).map((field) => [field.name, field.schema]))
    return fields.every((field) => schemas.get(field.name) === field.schema)
  })
}
