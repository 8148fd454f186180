import type { Schema, SchemaObject } from '../../../shared/api/api-document.ts'

/**
 * Adds a discriminator to unnamed shapes that differ in a constant field: `type: bool` in one, `type: i64` in another.
 * Otherwise, readers would see "object 1" and "object 2".
 */
export function inferDiscriminator(schema: SchemaObject): void {
  if (schema.discriminator !== undefined) return
  const options = schema.oneOf ?? schema.anyOf ?? []
  const shapes = options.filter((option) => typeof option !== 'object' || option.type !== 'null')
  const [first] = shapes
  if (shapes.length < 2 || typeof first !== 'object') return
  const propertyName = Object.keys(first.properties ?? {}).find((name) => {
    const values = shapes.map((shape) => findTag(shape, name))
    return !values.includes(undefined) && new Set(values).size === values.length
  })
  if (propertyName !== undefined) schema.discriminator = { propertyName }
}

/** Finds the only text that a field of a shape can have. Shapes with a name or a title are known by it. */
function findTag(shape: Schema, name: string): string | undefined {
  if (typeof shape === 'boolean' || (shape.$ref ?? shape.title) !== undefined) return undefined
  const property = shape.properties?.[name]
  if (typeof property !== 'object') return undefined
  const [only, ...others] = property.const === undefined ? (property.enum ?? []) : [property.const]
  return others.length === 0 && typeof only === 'string' ? only : undefined
}
