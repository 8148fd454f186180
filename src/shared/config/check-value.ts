import type { z } from 'zod'
import { DocsError, type Problem } from '../docs-error.ts'
import { getMember } from '../read-unknown.ts'
import { findNearest, suggestFix } from '../text/find-nearest.ts'
import { getValueAt, listAllowedKeys, listAllowedValues } from './allowed-keys.ts'

/** A value and its source. */
export interface CheckedInput {
  value: unknown
  file: string
  /** Returns the line of a key's path, if the file format has lines. */
  line(path: readonly PropertyKey[]): number | undefined
  /** Repairs for Docusaurus keys that would have no effect here. */
  docusaurusFixes?: ReadonlyMap<string, string> | undefined
}

interface SchemaInput extends CheckedInput {
  /** Schema that the value was checked against. Its keys and values are suggested. */
  schema: z.ZodType
}

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** Parses a value with its schema and fills in defaults. Throws a `DocsError` with all problems. */
export function checkValue<T extends z.ZodType>(schema: T, input: CheckedInput): z.output<T> {
  const parsed = schema.safeParse(input.value)
  if (parsed.success) return parsed.data
  throw new DocsError(parsed.error.issues.flatMap((issue) => listProblems(issue, [], { ...input, schema })))
}

function listProblems(issue: Issue, parentPath: Path, input: SchemaInput): Problem[] {
  const path = [...parentPath, ...issue.path]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => createUnknownKeyProblem(key, path, input))
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return selectUnionMember(issue.errors).flatMap((inner) => listProblems(inner, path, input))
  }
  return [createValueProblem(issue, path, input)]
}

/**
 * A union fails with a list of issues per member. The member with the right type was meant, otherwise the closest one.
 */
function selectUnionMember(members: readonly Issue[][]): Issue[] {
  const isOtherType = (issues: Issue[]): boolean =>
    issues.some(
      ({ code, path }) => (code === 'invalid_type' || code === 'invalid_value') && path.length === 0,
    )
  const [best = []] = [...members].sort(
    (a, b) => Number(isOtherType(a)) - Number(isOtherType(b)) || a.length - b.length,
  )
  return best
}

function createUnknownKeyProblem(key: string, path: Path, input: SchemaInput): Problem {
  const keys = listAllowedKeys(input.schema, input.value, path)
  const fallback = keys.length === 0 ? 'Remove it.' : `Known keys: ${keys.join(', ')}.`
  return {
    problem: `\`${formatConfigPath([...path, key])}\`${formatLabel(input.value, [...path, key])} is not a known key.`,
    at: { file: input.file, line: input.line([...path, key]) },
    fix: input.docusaurusFixes?.get(key) ?? suggestFix(key, keys, fallback),
  }
}

function createValueProblem(issue: Issue, path: Path, input: SchemaInput): Problem {
  const value = getValueAt(input.value, path)
  const name =
    path.length === 0 ? 'The content' : `\`${formatConfigPath(path)}\`${formatLabel(input.value, path)}`
  const rule = formatRule(issue, path, input)
  const suggestion =
    issue.code === 'invalid_value' && typeof value === 'string'
      ? findNearest(value, issue.values.map(String))
      : undefined
  return {
    problem: `${name} ${value === undefined ? 'is missing' : `is ${quote(value)}`}.`,
    at: { file: input.file, line: input.line(path) },
    fix: `${value === undefined ? 'Add it; it' : 'It'} ${rule}.${suggestion === undefined ? '' : ` Did you mean \`${suggestion}\`?`}`,
  }
}

const types: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'a group of keys',
  record: 'a group of keys',
}

/** Rule of a schema, to follow "It". The engine's messages already have this form. */
function formatRule(issue: Issue, path: Path, input: SchemaInput): string {
  if (/^(?:must|may) /.test(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${types[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `must be ${joinWithOr(issue.values)}`
    case 'invalid_union':
      return `must be ${joinWithOr(listAllowedValues(input.schema, path))}`
    case 'too_small':
      return formatSizeRule(issue, { bound: Number(issue.minimum), word: 'least' })
    case 'too_big':
      return formatSizeRule(issue, { bound: Number(issue.maximum), word: 'most' })
    case 'invalid_format':
      return issue.format === 'url'
        ? 'must be an address such as `https://docs.example/`'
        : `must be a valid ${issue.format}`
    default:
      return `is wrong: ${issue.message}`
  }
}

interface Limit {
  bound: number
  word: 'least' | 'most'
}

function formatSizeRule(
  { origin, inclusive }: { origin: string; inclusive?: boolean | undefined },
  limit: Limit,
): string {
  const { bound, word } = limit
  const isLower = word === 'least'
  if (isLower && bound === 1 && (origin === 'string' || origin === 'array')) return 'must not be empty'
  if (origin === 'string') return `must have at ${word} ${bound} ${bound === 1 ? 'character' : 'characters'}`
  if (origin === 'array') return `must have at ${word} ${bound} ${bound === 1 ? 'item' : 'items'}`
  if (inclusive !== false) return `must be at ${word} ${bound}`
  return isLower && bound === 0
    ? 'must be a positive number'
    : `must be ${isLower ? 'more' : 'less'} than ${bound}`
}

function joinWithOr(values: readonly unknown[]): string {
  const shown = values.map((value) => `\`${String(value)}\``)
  return shown.length === 1 ? (shown[0] ?? '') : `one of ${shown.join(', ')}`
}

/** `navbar.items[2]` is hard to find in a file, but its label isn't. */
function formatLabel(value: unknown, path: Path): string {
  for (let depth = path.length - 1; depth > 0; depth--) {
    const label = getMember(getValueAt(value, path.slice(0, depth)), 'label')
    if (typeof label === 'string') return ` (item "${label}")`
  }
  return ''
}

function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return `\`${text.length > 80 ? `${text.slice(0, 77)}…` : text}\``
}

/** Formats the path of a value: `navbar.items[2]`. */
export function formatConfigPath(path: Path): string {
  return path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`,
    '',
  )
}
