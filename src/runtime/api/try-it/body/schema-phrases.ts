const types: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'an object',
  null: '`null`',
}

/** How many allowed values are named before the rest is only counted. */
const namedValues = 12

/** What a keyword of a schema demands, after the name of a field: `must be text`. */
export function phraseOf(keyword: string, value: unknown): string {
  const phrase = phrases[keyword]
  return phrase === undefined ? 'does not fit the schema' : phrase(value)
}

const phrases: Record<string, (value: unknown) => string> = {
  type: (value) => `must be ${joinOr([value].flat().map((type) => types[String(type)] ?? String(type)))}`,
  enum: (value) => `must be ${oneOf(Array.isArray(value) ? value : [value])}`,
  const: (value) => `must be ${quote(value)}`,
  minLength: (value) => `must have at least ${count(value, 'character')}`,
  maxLength: (value) => `must have at most ${count(value, 'character')}`,
  pattern: (value) => `must match the pattern \`${String(value)}\``,
  format: (value) => `must be written as \`${String(value)}\``,
  minimum: (value) => `must be at least ${String(value)}`,
  maximum: (value) => `must be at most ${String(value)}`,
  exclusiveMinimum: (value) => `must be more than ${String(value)}`,
  exclusiveMaximum: (value) => `must be less than ${String(value)}`,
  multipleOf: (value) => `must be a multiple of ${String(value)}`,
  minItems: (value) => `must have at least ${count(value, 'entry', 'entries')}`,
  maxItems: (value) => `must have at most ${count(value, 'entry', 'entries')}`,
  uniqueItems: () => 'must not have the same entry twice',
  contains: () => 'lacks an entry that must be in it',
  minContains: () => 'lacks an entry that must be in it',
  maxContains: () => 'has too many entries of one kind',
  minProperties: (value) => `must have at least ${count(value, 'field')}`,
  maxProperties: (value) => `must have at most ${count(value, 'field')}`,
  propertyNames: () => 'has a field whose name is not allowed',
  dependentRequired: () => 'lacks a field that another one needs',
  not: () => 'has a shape that is not allowed here',
}

function oneOf(values: readonly unknown[]): string {
  if (values.length === 1) return quote(values[0])
  const named = values.slice(0, namedValues).map(quote)
  const rest = values.length - named.length
  return rest > 0 ? `one of ${named.join(', ')} and ${rest} more` : `one of ${named.join(', ')}`
}

const quote = (value: unknown): string => `\`${JSON.stringify(value)}\``

const count = (value: unknown, one: string, many = `${one}s`): string =>
  `${String(value)} ${value === 1 ? one : many}`

const joinOr = (texts: readonly string[]): string =>
  texts.length < 2 ? (texts[0] ?? 'another type') : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}`
