type Schema = Readonly<Record<string, unknown>>

const toSchema = (value: unknown): Schema =>
  typeof value === 'object' && value !== null ? (value as Schema) : {}

/** A value that fits a JSON Schema, as a model with structured output returns one. */
export function sampleOfSchema(schema: Schema): unknown {
  const { type, properties, items, anyOf } = schema
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (Array.isArray(anyOf)) return sampleOfSchema(toSchema(anyOf[0]))
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(toSchema(properties)).map(([name, value]) => [name, sampleOfSchema(toSchema(value))]),
      )
    case 'array':
      return [sampleOfSchema(toSchema(items))]
    case 'integer':
    case 'number':
      return 1042
    case 'boolean':
      return true
    default:
      return 'sample'
  }
}
