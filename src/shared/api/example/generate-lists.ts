import { deepCompareStrict } from '@cfworker/json-schema'
import type { Schema } from '../api-document.ts'
import type { FlatSchema } from '../schema/flat-schema.ts'
import { joinSchemas } from '../schema/join-schemas.ts'
import type { Example, ExampleContext } from './example-context.ts'

/** Longer lists help nobody. */
const maxItemCount = 20

/** Generates a list with an item, or as many as it must have, then the shortest list, then others. */
export function* generateLists(flat: FlatSchema, context: ExampleContext): Generator<Example> {
  const { prefixItems = [], items: schema = true, uniqueItems } = flat.keywords
  const minItems = Number(flat.keywords.minItems ?? 0)
  const maxItems = Number(flat.keywords.maxItems ?? Infinity)
  const first = prefixItems.flatMap((item) => context.take(item).slice(0, 1))
  const start = [...first, ...takeContained(flat, context)]
  const takeItems = uniqueItems === true ? takeDifferent : repeatItem
  const createList = (size: number, itemSchema: Schema): Example => {
    const missing = Math.min(size, maxItems) - start.length
    const items = [...start, ...(missing > 0 ? takeItems(itemSchema, missing, context) : [])]
    const list = (uniqueItems === true ? removeDuplicates(items) : items).slice(0, maxItems)
    // An item that isn't needed must be valid.
    const included = list.filter(({ isValid }, index) => isValid || index < minItems)
    const isValid = included.length >= minItems && included.every((item) => item.isValid)
    return { value: included.map(({ value }) => value), isValid }
  }
  const size = Math.max(flat.keywords.items !== undefined && prefixItems.length === 0 ? 1 : 0, minItems)
  const usual = createList(size, schema)
  yield usual
  yield { ...usual, value: (usual.value as unknown[]).slice(0, minItems) }
  yield createList(start.length + 1, schema)
  const [, other] = context.take(schema, 2)
  if (other !== undefined) yield createList(Math.max(1, size), joinSchemas(schema, { const: other.value }))
}

/** Takes the items that the list must contain, or one that is all of them. */
function takeContained({ keywords, otherRules }: FlatSchema, context: ExampleContext): Example[] {
  const rules = otherRules.filter(({ contains }) => contains !== undefined)
  const schemas = rules.map(({ contains }) => joinSchemas(keywords.items ?? true, contains as Schema))
  const counts = rules.map(({ minContains = 1 }) => Number(minContains))
  const shared = rules.length < 2 ? [] : context.take(schemas.reduce(joinSchemas))
  return shared[0]?.isValid === true
    ? Array.from({ length: Math.min(maxItemCount, Math.max(...counts)) }, () => shared[0] as Example)
    : schemas.flatMap((schema, index) => repeatItem(schema, counts[index] ?? 1, context))
}

const removeDuplicates = (items: readonly Example[]): Example[] =>
  items.filter(
    ({ value }, index) => !items.slice(0, index).some((other) => deepCompareStrict(other.value, value)),
  )

const takeDifferent = (schema: Schema, count: number, { take }: ExampleContext): Example[] =>
  take(schema, Math.min(count, maxItemCount))

/** Repeats an example, so that nested lists don't multiply. */
function repeatItem(schema: Schema, count: number, { take, budget }: ExampleContext): Example[] {
  const before = budget.values
  const [item] = take(schema)
  if (item === undefined) return []
  const size = Math.max(1, before - budget.values)
  const copies = Math.min(count, maxItemCount, 1 + Math.max(0, Math.floor(budget.values / size)))
  budget.values -= (copies - 1) * size
  return Array.from({ length: copies }, () => item)
}
