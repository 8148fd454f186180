import { formatLiteral, type JsonSchema, listMembers } from './describe-json-schema.ts'
import { listProperties } from './list-configuration-fields.ts'
import type { FindDocComment } from './read-doc-comments.ts'

interface ExamplePosition {
  schema: JsonSchema
  path: readonly string[]
}

/** Formats an example of a value in TypeScript, from the examples in comments. Throws if a key has none. */
export function createConfigurationExample({ schema, path }: ExamplePosition, find: FindDocComment): string {
  const example = find(path)?.example
  if (example !== undefined) return example
  const member = selectMember(schema)
  if (member.const !== undefined) return formatLiteral(member.const)
  if (member.properties !== undefined) return formatObject({ schema: member, path }, find)
  if (member.items !== undefined) return formatItems({ schema: member.items, path }, find)
  if (isScalar(schema.default)) return formatLiteral(schema.default)
  if (member.enum !== undefined) return formatLiteral(member.enum[0])
  if (member.type === 'boolean') return 'true'
  throw new Error(`\`${path.join('.')}\` needs an @example in its comment.`)
}

const isScalar = (value: unknown): boolean =>
  value !== undefined && (typeof value !== 'object' || value === null)

/** Selects the member of a union with the most to show: an object rather than `false`. */
function selectMember(schema: JsonSchema): JsonSchema {
  const members = listMembers(schema)
  return members.find(({ properties }) => properties !== undefined) ?? members[0] ?? {}
}

function formatObject({ schema, path }: ExamplePosition, find: FindDocComment): string {
  const lines = listProperties({ schema, name: '', path }).map((property) => {
    const key = property.path.at(-1) ?? ''
    return indent(`${key}: ${createConfigurationExample(property, find)},`)
  })
  return `{\n${lines.join('\n')}\n}`
}

/** Formats a list with an example of each kind of item. */
function formatItems({ schema, path }: ExamplePosition, find: FindDocComment): string {
  const items = listMembers(schema).map((member) =>
    createConfigurationExample({ schema: member, path }, find),
  )
  return `[\n${items.map((item) => indent(`${item},`)).join('\n')}\n]`
}

const indent = (text: string): string => text.replace(/^/gm, '  ')
