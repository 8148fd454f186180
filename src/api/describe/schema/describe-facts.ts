import type { ApiDocument, ApiParameter, SchemaObject } from '../../../shared/api/api-document.ts'
import type { Facts } from '../../../shared/api/operation-view.ts'
import type { FlatSchema } from '../../../shared/api/schema/flat-schema.ts'
import type { SchemaMessages } from '../../../shared/messages/api/schema-messages.ts'
import type { LocalizedMessages } from '../../../shared/messages/count-message.ts'
import type { Detail } from '../detail-levels.ts'
import { describeLimits } from './describe-limits.ts'
import { formatJsonValue } from './format-json-value.ts'
import { labelExample } from './label-example.ts'

/** Longer values are no use in a table row; they are shown in the examples. */
const maxValueLength = 120

interface FactsContext {
  schemas: ApiDocument['schemas']
  texts: LocalizedMessages<SchemaMessages>
}

/** Examples that are outside of the schema. Without any, the schema's own one is taken. */
type ExplicitExamples = Partial<Pick<ApiParameter, 'example' | 'examples'>>

/** Lists the documented facts about a value beyond its type. */
export function describeFacts(
  flat: FlatSchema,
  { schemas, texts }: FactsContext,
  explicit: ExplicitExamples = {},
): Facts {
  const { keywords } = flat
  const { examples = [] } = explicit
  const schemaExamples = chooseSchemaExamples(explicit.example, keywords)
  const { enum: allowed = [], const: constant = allowed.length === 1 ? allowed[0] : undefined } = keywords
  const values = constant === undefined ? allowed.map(formatJsonValue) : []
  return {
    format: getFormat(flat),
    default: keywords.default === undefined ? undefined : formatShortValue(keywords.default),
    constant: constant === undefined ? undefined : formatJsonValue(constant),
    values,
    moreValues: 0,
    limits: describeLimits(flat, schemas, texts),
    examples:
      examples.length > 0
        ? examples.flatMap((example) => listExamples(labelExample(example), example.value))
        : listSchemaExamples(schemaExamples.filter((example) => !isRedundantExample(example, flat))),
  }
}

/** Maximum number of examples of a schema in a row. */
const maxExamples = 5

/** Chooses all examples of the schema, unless one outside of it replaces them. */
function chooseSchemaExamples(explicit: unknown, { examples }: SchemaObject): readonly unknown[] {
  const own: readonly unknown[] = Array.isArray(examples) ? examples : []
  return explicit === undefined || JSON.stringify(explicit) === JSON.stringify(own[0]) ? own : [explicit]
}

const listSchemaExamples = (examples: readonly unknown[]): Facts['examples'] => {
  const facts = examples.slice(0, maxExamples).flatMap((example) => listExamples('', example))
  return facts.filter(({ value }, index) => facts.findIndex((other) => other.value === value) === index)
}

function listExamples(label: string, example: unknown): Facts['examples'] {
  const value = example === undefined ? undefined : formatShortValue(example)
  return value === undefined ? [] : [{ label, value }]
}

/** Leaves out allowed values that there is no room for. */
export function limitValues(facts: Facts, { maxItems }: Pick<Detail, 'maxItems'>): Facts {
  const { values } = facts
  if (values.length <= maxItems) return facts
  return { ...facts, values: values.slice(0, maxItems), moreValues: values.length - maxItems }
}

/** True for an example that repeats other facts, is only a boolean, or is left empty: `example:`. */
const isRedundantExample = (example: unknown, { keywords, types }: FlatSchema): boolean =>
  example === undefined ||
  (example === null && !types.includes('null')) ||
  typeof example === 'boolean' ||
  keywords.const !== undefined ||
  keywords.enum !== undefined ||
  JSON.stringify(example) === JSON.stringify(keywords.default)

function getFormat({ keywords }: FlatSchema): string | undefined {
  const { format, contentEncoding, contentMediaType } = keywords
  const parts = typeof format === 'string' ? [format] : [contentEncoding]
  const names = [...parts, contentMediaType].filter((part) => typeof part === 'string')
  return names.length === 0 ? undefined : names.join(', ')
}

function formatShortValue(value: unknown): string | undefined {
  const text = formatJsonValue(value)
  return text.length > maxValueLength ? undefined : text
}

/** True if there are no facts. */
export const isEmptyFacts = (facts: Facts): boolean =>
  facts.values.length === 0 &&
  facts.limits.length === 0 &&
  facts.examples.length === 0 &&
  [facts.format, facts.default, facts.constant].every((fact) => fact === undefined)
