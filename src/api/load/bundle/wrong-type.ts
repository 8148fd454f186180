import type { Kind } from '../shapes.ts'

/** What is wrong with a value that must be an object or a list, or undefined where nothing is. */
export function wrongType(value: unknown, kind: Kind): { problem: string; fix: string } | undefined {
  if (kind === 'value') return undefined
  const isList = Array.isArray(value)
  if (kind.endsWith('[]'))
    return isList
      ? undefined
      : { problem: `${describe(value)} stands where a list must be.`, fix: 'Write a list: lines with `- `.' }
  if (kind === 'schema' && typeof value === 'boolean') return undefined
  if (typeof value === 'object' && value !== null && !isList) return undefined
  const fix =
    value === null ? 'Write what belongs there, or remove the key.' : 'Write an object: keys and values.'
  return { problem: `${describe(value)} stands where an object must be.`, fix }
}

/** A value in words, shortened. */
export function describe(value: unknown): string {
  if (value === null || value === undefined) return 'Nothing'
  if (Array.isArray(value)) return 'A list'
  if (typeof value === 'object') return 'An object'
  const text = JSON.stringify(value)
  const type = { string: 'The text', number: 'The number', boolean: 'The value' }[typeof value as string]
  return `${type ?? 'The value'} \`${text.length > 60 ? `${text.slice(0, 59)}…` : text}\``
}
