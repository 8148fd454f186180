import type { FlatSchema } from './flat-schema.ts'
import { intersectKeywords } from './intersect-keywords.ts'
import { matchesRules, removeImpossibleValues } from './match-rules.ts'

/** Intersects two schemas that both apply, like two parts of `allOf`. */
export function intersectSchemas(first: FlatSchema, second: FlatSchema): FlatSchema {
  const types = intersectTypes(first.types, second.types)
  const { format } = first.keywords
  const isSecondFormat = format !== undefined && ![undefined, format].includes(second.keywords.format)
  const united: FlatSchema = {
    keywords: intersectKeywords(first.keywords, second.keywords),
    types: types ?? unite(first.types, second.types),
    isContradiction: first.isContradiction || second.isContradiction || types === undefined,
    isNever: first.isNever || second.isNever,
    names: unite(first.names, second.names),
    name: undefined,
    choices: unite(first.choices, second.choices),
    patterns: unite(first.patterns, second.patterns),
    exclusions: unite(first.exclusions, second.exclusions),
    otherRules: unite([...first.otherRules, ...(isSecondFormat ? [{ format }] : [])], second.otherRules),
  }
  // Keywords that only one schema has are kept unchanged.
  const merged = hasRules(first) && hasRules(second) ? removeImpossibleValues(united) : united
  return { ...merged, keywords: { ...merged.keywords, ...selectStatedValues(merged, first, second) } }
}

const unite = <Item>(first: readonly Item[], second: readonly Item[]): Item[] => [
  ...new Set([...first, ...second]),
]

/** Returns undefined if no type is in both lists. */
function intersectTypes(first: readonly string[], second: readonly string[]): string[] | undefined {
  if (first.length === 0) return [...second]
  if (second.length === 0) return [...first]
  const fits = (type: string, others: readonly string[]): boolean =>
    others.includes(type) || (type === 'integer' && others.includes('number'))
  const sharedTypes = unite(
    first.filter((type) => fits(type, second)),
    second.filter((type) => fits(type, first)),
  )
  return sharedTypes.length === 0 ? undefined : sharedTypes
}

/** Selects the examples and the default of two schemas that satisfy both of them. The second is more specific. */
function selectStatedValues(merged: FlatSchema, first: FlatSchema, second: FlatSchema): object {
  const parts = [
    { values: second.keywords, other: first },
    { values: first.keywords, other: second },
  ]
  const fits = (value: unknown, other: FlatSchema): boolean =>
    !hasRules(other) || (matchesRules(value, merged) && !(isNested(value) && hasNestedRules(other)))
  const examples = parts.flatMap(({ values, other }) =>
    (values.examples ?? []).filter((value) => fits(value, other)),
  )
  const defaults = parts.flatMap(({ values, other }) =>
    values.default !== undefined && fits(values.default, other) ? [values.default] : [],
  )
  return {
    ...(merged.keywords.examples !== undefined && { examples }),
    ...(merged.keywords.default !== undefined && { default: defaults[0] }),
  }
}

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null

const annotationKeywords = new Set(
  'title description examples default deprecated readOnly writeOnly'.split(' '),
)

/** True if a schema constrains values instead of only describing them. */
export const hasRules = (flat: FlatSchema): boolean =>
  flat.types.some((type) => type !== 'null') ||
  [flat.patterns, flat.exclusions, flat.otherRules, flat.choices].some((list) => list.length > 0) ||
  Object.keys(flat.keywords).some((keyword) => !annotationKeywords.has(keyword) && !keyword.startsWith('x-'))

const nestedKeywords = [
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
  'prefixItems',
  'propertyNames',
  'dependentSchemas',
]

/** True if a schema has rules that `matchesRules` doesn't check. */
const hasNestedRules = ({ keywords, choices, exclusions, otherRules }: FlatSchema): boolean =>
  [choices, exclusions, otherRules].some((list) => list.length > 0) ||
  nestedKeywords.some((keyword) => keywords[keyword] !== undefined)
