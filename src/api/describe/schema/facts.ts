import type { ApiDocument } from '../../../shared/api/api-document.ts'
import type { Facts } from '../../../shared/api/operation-view.ts'
import type { SchemaMessages } from '../../../shared/messages/api/schema-messages.ts'
import type { Texts } from '../../../shared/messages/count-message.ts'
import type { FlatSchema } from './flat-schema.ts'
import { jsonText } from './json-text.ts'
import { limitsOf } from './limits.ts'

/** Longer values say nothing in a line of a table; they stand in the examples. */
const longestValue = 120

interface FactsContext {
  schemas: ApiDocument['schemas']
  texts: Texts<SchemaMessages>
}

/** What is known of a value beyond its type. */
export function factsOf(flat: FlatSchema, { schemas, texts }: FactsContext, given?: unknown): Facts {
  const { keywords } = flat
  const example = given ?? keywords.examples?.[0]
  const constant = keywords.const
  const values = (keywords.enum ?? []).map(jsonText)
  return {
    format: formatOf(flat),
    default: keywords.default === undefined ? undefined : shortText(keywords.default),
    constant: constant === undefined ? undefined : jsonText(constant),
    values,
    limits: limitsOf(flat, schemas, texts),
    example: tellsNothing(example, flat) ? undefined : shortText(example),
  }
}

/** An example that repeats what stands beside it, or a yes or no. */
const tellsNothing = (example: unknown, { keywords }: FlatSchema): boolean =>
  example === undefined ||
  typeof example === 'boolean' ||
  keywords.const !== undefined ||
  keywords.enum !== undefined ||
  JSON.stringify(example) === JSON.stringify(keywords.default)

function formatOf({ keywords }: FlatSchema): string | undefined {
  const { format, contentEncoding, contentMediaType } = keywords
  if (typeof format === 'string') return format
  if (typeof contentEncoding === 'string') return contentEncoding
  return typeof contentMediaType === 'string' ? contentMediaType : undefined
}

function shortText(value: unknown): string | undefined {
  const text = jsonText(value)
  return text.length > longestValue ? undefined : text
}

/** Whether there is nothing to say. */
export const isEmptyFacts = (facts: Facts): boolean =>
  facts.values.length === 0 &&
  facts.limits.length === 0 &&
  [facts.format, facts.default, facts.constant, facts.example].every((fact) => fact === undefined)
