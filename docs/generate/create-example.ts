import { formatLiteral, type JsonShape, listMembers } from './json-shape.ts'
import { listProperties } from './list-fields.ts'
import type { FindDocComment } from './read-doc-comments.ts'

interface ExamplePosition {
  shape: JsonShape
  path: readonly string[]
}

/** Formats an example of a value in TypeScript, from the examples in comments. Throws if a key has none. */
export function createExample({ shape, path }: ExamplePosition, find: FindDocComment): string {
  const example = find(path)?.example
  if (example !== undefined) return example
  const member = selectMember(shape)
  if (member.const !== undefined) return formatLiteral(member.const)
  if (member.properties !== undefined) return formatObject({ shape: member, path }, find)
  if (member.items !== undefined) return formatItems({ shape: member.items, path }, find)
  if (isScalar(shape.default)) return formatLiteral(shape.default)
  if (member.enum !== undefined) return formatLiteral(member.enum[0])
  if (member.type === 'boolean') return 'true'
  throw new Error(`\`${path.join('.')}\` needs an @example in its comment.`)
}

const isScalar = (value: unknown): boolean =>
  value !== undefined && (typeof value !== 'object' || value === null)

/** Selects the member of a union with the most to show: an object rather than `false`. */
function selectMember(shape: JsonShape): JsonShape {
  const members = listMembers(shape)
  return members.find(({ properties }) => properties !== undefined) ?? members[0] ?? {}
}

function formatObject({ shape, path }: ExamplePosition, find: FindDocComment): string {
  const lines = listProperties({ shape, name: '', path }).map((property) => {
    const key = property.path.at(-1) ?? ''
    return indent(`${key}: ${createExample(property, find)},`)
  })
  return `{\n${lines.join('\n')}\n}`
}

/** Formats a list with an example of each kind of item. */
function formatItems({ shape, path }: ExamplePosition, find: FindDocComment): string {
  const items = listMembers(shape).map((member) => createExample({ shape: member, path }, find))
  return `[\n${items.map((item) => indent(`${item},`)).join('\n')}\n]`
}

const indent = (text: string): string => text.replace(/^/gm, '  ')
