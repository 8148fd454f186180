import type { Schema, SchemaObject } from '../api-document.ts'
import { refToSchemaName } from '../json-pointer.ts'
import type { FlatChoice, FlatSchema } from './flat-schema.ts'

/**
 * True for a base schema's choice between its own variants: inside `Cat`, it is no news that a `Pet` is a `Cat` or a
 * `Dog`.
 */
export const isOwnChoice = (choice: FlatChoice, flat: FlatSchema): boolean =>
  findOwnShape(choice, flat) !== undefined

/** Finds the shape of a base schema's choice that a schema is. The names of a subtype come before its base. */
export const findOwnShape = ({ options }: FlatChoice, { names }: FlatSchema): Schema | undefined =>
  names
    .map((name) => options.find((option) => isPart(option, { names: [name] })))
    .find((option) => option !== undefined)

/** Whether a schema consists of a component schema. */
export const isPart = (part: Schema | undefined, { names }: Pick<FlatSchema, 'names'>): boolean =>
  typeof part === 'object' && part.$ref !== undefined && names.includes(refToSchemaName(part.$ref))

type Mapping = NonNullable<NonNullable<SchemaObject['discriminator']>['mapping']>

/** Names and values of mappings. A choice of 150 shapes needs each of them, on many pages. */
const mappedValues = new WeakMap<Mapping, ReadonlyMap<string | undefined, string[]>>()

/** Lists the values of a discriminator that name a component schema. */
export function listMappedValues(mapping: Mapping | undefined, name: string | undefined): readonly string[] {
  if (mapping === undefined || name === undefined) return []
  const known = mappedValues.get(mapping)
  const values = known ?? Map.groupBy(Object.keys(mapping), (value) => refToSchemaName(mapping[value] ?? ''))
  if (known === undefined) mappedValues.set(mapping, values)
  return values.get(name) ?? []
}

/** Creates the schema that sets the discriminator of a shape. */
export function createShapeRule(discriminator: SchemaObject['discriminator'], shape: Schema): Schema {
  if (discriminator === undefined || typeof shape !== 'object' || shape.$ref === undefined) return true
  const { propertyName, mapping } = discriminator
  const name = refToSchemaName(shape.$ref)
  const values = listMappedValues(mapping, name)
  const rule = values.length > 1 ? { enum: [...values] } : { const: values[0] ?? name }
  return { properties: { [propertyName]: rule } }
}
