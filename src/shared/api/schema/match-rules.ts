import { format, type Schema as KnownSchema, validate } from '@cfworker/json-schema'
import type { SchemaObject } from '../api-document.ts'
import type { FlatSchema } from './flat-schema.ts'
import { getPropertySchema } from './intersect-fields.ts'
import { plainKeywords } from './keywords.ts'

// The library's expression takes exponential time: a host of 60 letters without a dot would stop the mock.
format.url = (text) => /^(?:https?|ftp):/i.test(text) && URL.canParse(text)

/** True if a value satisfies a schema, apart from its properties, items, and choices. */
export function matchesRules(value: unknown, { keywords, types, patterns, otherRules }: FlatSchema): boolean {
  const rules = Object.fromEntries(
    Object.entries(keywords).filter(([keyword]) => plainKeywords.has(keyword) || keyword === 'required'),
  )
  const parts = [...patterns.map((pattern) => ({ pattern })), ...otherRules.filter(({ format }) => format)]
  const schema = { ...rules, ...(types.length > 0 && { type: types }), allOf: parts } as KnownSchema
  return validate(value, schema, '2020-12', {}).valid
}

/** Removes types and allowed values that other rules exclude. If none is left, the schema contradicts itself. */
export function removeImpossibleValues(flat: FlatSchema): FlatSchema {
  const { enum: values, const: constant, ...keywords } = flat.keywords
  const types = flat.types.filter((type) => isPossible(type, keywords))
  const rules = { ...flat, keywords }
  const possibleValues = values?.filter((value) => matchesRules(value, rules))
  const isContradiction =
    flat.isContradiction ||
    types.length < Math.min(1, flat.types.length) ||
    possibleValues?.length === 0 ||
    ('const' in flat.keywords && !matchesRules(constant, rules))
  // Contradictory rules are kept unchanged.
  if (isContradiction) return flat.isContradiction ? flat : { ...flat, isContradiction }
  return possibleValues === undefined || possibleValues.length === values?.length
    ? { ...flat, types }
    : { ...flat, types, keywords: { ...flat.keywords, enum: possibleValues } }
}

function isPossible(type: string, keywords: SchemaObject): boolean {
  switch (type) {
    case 'integer':
    case 'number':
      return isNumberPossible(keywords, type === 'integer' ? 1 : 0)
    case 'string':
      return !isReversed(keywords.minLength, keywords.maxLength)
    case 'array':
      return !isReversed(keywords.minItems, keywords.maxItems)
    case 'object':
      return (
        !isReversed(keywords.minProperties, keywords.maxProperties) &&
        (keywords.required ?? []).every((name) => getPropertySchema(keywords, name) !== false)
      )
    default:
      return true
  }
}

const isReversed = (low: unknown, high: unknown): boolean =>
  typeof low === 'number' && typeof high === 'number' && low > high

function isNumberPossible(keywords: SchemaObject, step: 0 | 1): boolean {
  const { low, high, isLowExcluded, isHighExcluded } = getNumberRange(keywords)
  if (step === 0) return low < high || (low === high && !isLowExcluded && !isHighExcluded)
  const first = isLowExcluded ? Math.floor(low) + 1 : Math.ceil(low)
  const last = isHighExcluded ? Math.ceil(high) - 1 : Math.floor(high)
  return first <= last
}

interface NumberRange {
  low: number
  high: number
  isLowExcluded: boolean
  isHighExcluded: boolean
}

/** Returns the tightest limits of a number. */
export function getNumberRange(keywords: SchemaObject): NumberRange {
  const read = (keyword: string, none: number): number =>
    typeof keywords[keyword] === 'number' ? keywords[keyword] : none
  const [minimum, above] = [read('minimum', -Infinity), read('exclusiveMinimum', -Infinity)]
  const [maximum, below] = [read('maximum', Infinity), read('exclusiveMaximum', Infinity)]
  return {
    low: Math.max(minimum, above),
    high: Math.min(maximum, below),
    isLowExcluded: above >= minimum && above > -Infinity,
    isHighExcluded: below <= maximum && below < Infinity,
  }
}
