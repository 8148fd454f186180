import type { SchemaPart } from '../../../shared/api/operation-view.ts'
import { anyFlatSchema, type FlatChoice, type FlatSchema } from '../../../shared/api/schema/flat-schema.ts'
import type { DescribeContext } from '../describe-context.ts'
import { type InnerField, listInnerFields, type VisibleSide } from './list-inner-fields.ts'

/** Makes a part of a value whose table there is no room for. */
export function createValuePart(
  flat: FlatSchema,
  side: VisibleSide,
  { parts }: Pick<DescribeContext, 'parts'>,
): SchemaPart {
  const fields = listInnerFields(flat, side).length
  const name = parts.addSchema(flat, side.direction)
  return fields > 0
    ? { name, kind: 'fields', count: fields }
    : { name, kind: 'shapes', count: flat.choices[0]?.options.length ?? 0 }
}

/** Makes a part of the fields that a table has no room for, if there are any. */
export function createFieldsPart(
  fields: readonly InnerField[],
  { direction }: VisibleSide,
  { parts }: Pick<DescribeContext, 'parts'>,
): SchemaPart | undefined {
  if (fields.length === 0) return undefined
  const properties = Object.fromEntries(fields.map(({ name, schema }) => [name, schema]))
  const required = fields.flatMap(({ name, isRequired }) => (isRequired ? [name] : []))
  const flat = { ...anyFlatSchema, types: ['object'], keywords: { properties, required } }
  return { name: parts.addSchema(flat, direction), kind: 'fields', count: fields.length }
}

/** Makes a part of the shapes that a choice has no room for, if there are any. */
export function createShapesPart(
  rest: FlatChoice,
  { direction }: VisibleSide,
  { parts }: Pick<DescribeContext, 'parts'>,
): SchemaPart | undefined {
  const { length } = rest.options
  if (length === 0) return undefined
  return {
    name: parts.addSchema({ ...anyFlatSchema, choices: [rest] }, direction),
    kind: 'shapes',
    count: length,
  }
}
