import type { Schema, SchemaObject } from '../api-document.ts'
import { refToSchemaName } from '../json-pointer.ts'

/**
 * Adds to each shape the values of the discriminator that select it, so that a value matches only the shape that it
 * names. A shape without a mapping accepts any value that doesn't name another one, because many documents have
 * discriminators that say less than they mean.
 */
export function applyDiscriminator(
  { discriminator }: SchemaObject,
  shapes: readonly Schema[],
): readonly Schema[] {
  if (discriminator === undefined) return shapes
  const { propertyName } = discriminator
  const valuesByShape = shapes.map((shape) => listValues(shape, discriminator))
  return shapes.map((shape, index) => {
    const { values, isMapped } = valuesByShape[index] ?? noValues
    const others = valuesByShape.flatMap((own, position) => (position === index ? [] : own.values))
    const foreign = others.filter((value) => !values.includes(value))
    const rule: Schema = isMapped ? { enum: values } : { not: { enum: foreign } }
    return values.length === 0 ? shape : { allOf: [shape, { properties: { [propertyName]: rule } }] }
  })
}

interface ShapeValues {
  values: string[]
  isMapped: boolean
}

const noValues: ShapeValues = { values: [], isMapped: false }

/** Lists the values that select a shape: those that the mapping leads to it, and its name. */
function listValues(
  shape: Schema,
  { mapping = {} }: NonNullable<SchemaObject['discriminator']>,
): ShapeValues {
  if (typeof shape !== 'object' || shape.$ref === undefined) return noValues
  const name = refToSchemaName(shape.$ref)
  const mapped = Object.entries(mapping).flatMap(([value, target]) =>
    refToSchemaName(target) === name ? [value] : [],
  )
  return { values: [...mapped, name], isMapped: mapped.length > 0 }
}
