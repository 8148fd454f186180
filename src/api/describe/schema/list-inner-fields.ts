import type { ApiDocument, Schema, SchemaObject } from '../../../shared/api/api-document.ts'
import type { FlatSchema } from '../../../shared/api/schema/flat-schema.ts'
import { isSent, type MessageDirection } from '../../../shared/api/schema/is-sent.ts'

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

function createInnerFields({ keywords, types }: FlatSchema, options: VisibleSide): InnerField[] {
  const required = new Set(keywords.required ?? [])
  const visibleProperties = Object.entries(keywords.properties ?? {}).filter(([, schema]) =>
    isSent(schema, options.direction, options.schemas),
  )
  // Required properties that aren't declared are still fields to send.
  const undescribedNames = [...required].filter((name) => !Object.hasOwn(keywords.properties ?? {}, name))
  const isObject = types.length === 0 || types.includes('object')
  return [
    ...visibleProperties.map(([name, schema]) => ({ name, schema, isRequired: required.has(name) })),
    ...(visibleProperties.length > 0 && isObject
      ? undescribedNames.map((name) => ({ name, schema: true, isRequired: true }))
      : []),
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
    ...(keywords.prefixItems !== undefined && typeof keywords.items === 'object'
      ? [{ name: '[…]', schema: keywords.items, isRequired: false }]
      : []),
  ]
}

const createAdditionalFields = (schema: Schema | undefined): InnerField[] =>
  typeof schema !== 'object' || Object.keys(schema).length === 0
    ? []
    : [{ name: `[${readKeyName(schema)}]`, schema, isRequired: false }]

const readKeyName = ({ 'x-additionalPropertiesName': name }: SchemaObject): string =>
  typeof name === 'string' && name !== '' ? name : 'key'
