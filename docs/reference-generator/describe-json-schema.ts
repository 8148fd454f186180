/** The part of a JSON Schema that the reference prints. */
export interface JsonSchema {
  type?: string
  const?: unknown
  enum?: unknown[]
  default?: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  $ref?: string
  description?: string
}

/** Lists the members of a union, or the schema itself. */
export const listMembers = (schema: JsonSchema): JsonSchema[] => {
  const members = schema.anyOf ?? schema.oneOf
  return members === undefined ? [schema] : members.flatMap(listMembers)
}

/** Describes the type of a value in words. */
export function describeType(schema: JsonSchema): string {
  return [...new Set(listMembers(schema).map(describeMember))].join(' or ')
}

function describeMember(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return 'item'
  if (schema.const !== undefined) return formatCode(schema.const)
  if (schema.enum !== undefined) return schema.enum.map(formatCode).join(' or ')
  switch (schema.type) {
    case 'array':
      return `list of ${describePlural(schema.items ?? {})}`
    case 'object':
      return typeof schema.additionalProperties === 'object'
        ? `${describePlural(schema.additionalProperties)} by name`
        : 'object'
    case 'integer':
      return 'whole number'
    default:
      return schema.type ?? 'any value'
  }
}

const describePlural = (schema: JsonSchema): string =>
  [...new Set(listMembers(schema).map((member) => pluralize(describeMember(member))))].join(' or ')

const pluralize = (type: string): string =>
  /^(?:string|number|object|item|whole number)$/.test(type) ? `${type}s` : type

const formatCode = (value: unknown): string => `\`${formatLiteral(value)}\``

/** Formats a value as TypeScript. */
export function formatLiteral(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map(formatLiteral).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).map(([key, item]) => `${key}: ${formatLiteral(item)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}
