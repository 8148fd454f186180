/** The part of a JSON Schema that the reference prints. */
export interface JsonShape {
  type?: string
  const?: unknown
  enum?: unknown[]
  default?: unknown
  properties?: Record<string, JsonShape>
  required?: string[]
  items?: JsonShape
  additionalProperties?: JsonShape | boolean
  anyOf?: JsonShape[]
  oneOf?: JsonShape[]
  $ref?: string
  description?: string
}

/** Lists the members of a union, or the shape itself. */
export const listMembers = (shape: JsonShape): JsonShape[] => {
  const members = shape.anyOf ?? shape.oneOf
  return members === undefined ? [shape] : members.flatMap(listMembers)
}

/** Describes the type of a value in words. */
export function describeType(shape: JsonShape): string {
  return [...new Set(listMembers(shape).map(describeMember))].join(' or ')
}

function describeMember(shape: JsonShape): string {
  if (shape.$ref !== undefined) return 'item'
  if (shape.const !== undefined) return formatCode(shape.const)
  if (shape.enum !== undefined) return shape.enum.map(formatCode).join(' or ')
  switch (shape.type) {
    case 'array':
      return `list of ${describePlural(shape.items ?? {})}`
    case 'object':
      return typeof shape.additionalProperties === 'object'
        ? `${describePlural(shape.additionalProperties)} by name`
        : 'object'
    case 'integer':
      return 'whole number'
    default:
      return shape.type ?? 'any value'
  }
}

const describePlural = (shape: JsonShape): string =>
  [...new Set(listMembers(shape).map((member) => pluralize(describeMember(member))))].join(' or ')

const pluralize = (type: string): string =>
  /^(?:string|number|object|item|whole number)$/.test(type) ? `${type}s` : type

const formatCode = (value: unknown): string => `\`${formatLiteral(value)}\``

/** Formats a value as in TypeScript. */
export function formatLiteral(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map(formatLiteral).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).map(([key, item]) => `${key}: ${formatLiteral(item)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}
