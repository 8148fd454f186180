import type { FieldKind } from '../openapi-objects.ts'

/** Describes the problem if a value must be an object or a list and isn't. Otherwise undefined. */
export function createTypeProblem(
  value: unknown,
  kind: FieldKind,
): { problem: string; fix: string } | undefined {
  if (kind === 'value') return undefined
  const isList = Array.isArray(value)
  if (kind.endsWith('[]'))
    return isList
      ? undefined
      : {
          problem: `${describeValue(value)} was found where a list was expected.`,
          fix: 'Write a list of lines that start with `- `.',
        }
  if (kind === 'schema' && typeof value === 'boolean') return undefined
  if (typeof value === 'object' && value !== null && !isList) return undefined
  const fix = value === null ? 'Add a value or remove the key.' : 'Write an object with keys and values.'
  return { problem: `${describeValue(value)} was found where an object was expected.`, fix }
}

/** Describes a value in words, shortened. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'Nothing'
  if (Array.isArray(value)) return 'A list'
  if (typeof value === 'object') return 'An object'
  const text = JSON.stringify(value)
  const type = { string: 'The string', number: 'The number', boolean: 'The value' }[typeof value as string]
  return `${type ?? 'The value'} \`${text.length > 60 ? `${text.slice(0, 59)}…` : text}\``
}
