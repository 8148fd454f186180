import { deepCompareStrict } from '@cfworker/json-schema'
import type { Schema, SchemaObject } from '../api-document.ts'
import { intersectFields, intersectItems } from './intersect-fields.ts'
import { joinSchemas } from './join-schemas.ts'

/** Intersects the keywords of two schemas that both apply. */
export function intersectKeywords(first: SchemaObject, second: SchemaObject): SchemaObject {
  const merged: SchemaObject = { ...first }
  for (const [keyword, value] of Object.entries(second)) {
    if (value === undefined) continue
    const before = merged[keyword]
    merged[keyword] = before === undefined ? value : intersectValues(keyword, before, value)
  }
  const nested = Object.entries({ ...intersectFields(first, second), ...intersectItems(first, second) })
  for (const [keyword, value] of nested) if (merged[keyword] !== undefined) merged[keyword] = value
  return intersectAllowedValues(merged, first, second)
}

function intersectValues(keyword: string, before: unknown, value: unknown): unknown {
  switch (keyword) {
    case 'minimum':
    case 'exclusiveMinimum':
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return Math.max(Number(before), Number(value))
    case 'maximum':
    case 'exclusiveMaximum':
    case 'maxLength':
    case 'maxItems':
    case 'maxProperties':
      return Math.min(Number(before), Number(value))
    case 'multipleOf':
      return findCommonMultiple(Number(before), Number(value))
    case 'uniqueItems':
    case 'deprecated':
    case 'readOnly':
    case 'writeOnly':
      return before === true || value === true
    case 'required':
      return uniteNames(before as string[], value as string[])
    case 'dependentRequired':
      return uniteMaps(before as Record<string, string[]>, value as Record<string, string[]>, uniteNames)
    case 'dependentSchemas':
      return uniteMaps(before as Record<string, Schema>, value as Record<string, Schema>, joinSchemas)
    case 'propertyNames':
    case 'unevaluatedProperties':
    case 'unevaluatedItems':
      return joinSchemas(before as Schema, value as Schema)
    case 'description':
      return joinDescriptions(String(before), String(value))
    case 'title':
      return before
    default:
      return value
  }
}

/** Multiplied with this, limits are integers, whose multiples are exact. */
const scale = 1e9

function findCommonMultiple(first: number, second: number): number {
  const [a, b] = [BigInt(Math.round(first * scale)), BigInt(Math.round(second * scale))]
  let [divisor, rest] = [a, b]
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest]
  return divisor === 0n ? second : Number((a * b) / divisor) / scale
}

const uniteNames = (first: string[], second: string[]): string[] => [...new Set([...first, ...second])]

function uniteMaps<Value>(
  first: Record<string, Value>,
  second: Record<string, Value>,
  unite: (first: Value, second: Value) => Value,
): Record<string, Value> {
  const united = new Map(Object.entries(first))
  for (const [key, value] of Object.entries(second)) {
    const before = united.get(key)
    united.set(key, before === undefined ? value : unite(before, value))
  }
  return Object.fromEntries(united)
}

const joinDescriptions = (first: string, second: string): string =>
  first === second || first.includes(second) ? first : `${first}\n\n${second}`

/** Intersects `enum` and `const`. The result is a constant only if one of the two is. */
function intersectAllowedValues(
  merged: SchemaObject,
  first: SchemaObject,
  second: SchemaObject,
): SchemaObject {
  const allowed = [listAllowedValues(first), listAllowedValues(second)].filter((list) => list !== undefined)
  const [some, others] = allowed
  if (some === undefined || others === undefined) return merged
  const { const: _, enum: __, ...keywords } = merged
  const shared = some.filter((value) => others.some((other) => deepCompareStrict(value, other)))
  const isConstant = 'const' in merged && shared.length > 0
  return isConstant ? { ...keywords, const: shared[0] } : { ...keywords, enum: shared }
}

const listAllowedValues = (keywords: SchemaObject): unknown[] | undefined =>
  'const' in keywords ? [keywords.const] : keywords.enum
