import type { ApiDocument, Schema, SchemaObject } from '../../../shared/api/api-document.ts'
import type { FlatSchema } from '../../../shared/api/schema/flat-schema.ts'
import { flattenSchema } from '../../../shared/api/schema/flatten-schema.ts'
import type { SchemaMessages } from '../../../shared/messages/api/schema-messages.ts'
import { countMessage, type LocalizedMessages } from '../../../shared/messages/count-message.ts'
import { fillHtml } from '../../../shared/messages/fill-html.ts'
import { isObject } from '../../../shared/read-unknown.ts'
import { escapeHtml } from '../../../shared/text/escape-html.ts'
import { describeType } from './describe-type.ts'
import { formatJsonValue } from './format-json-value.ts'

type LocalizedSchemaMessages = LocalizedMessages<SchemaMessages>

/** Describes the limits of a value, as HTML. */
export function describeLimits(
  flat: FlatSchema,
  schemas: ApiDocument['schemas'],
  texts: LocalizedSchemaMessages,
): string[] {
  const { keywords, patterns } = flat
  const { messages } = texts
  return [
    ...(flat.isContradiction ? [escapeHtml(messages.limitNoValue)] : []),
    ...(flat.isNever ? [escapeHtml(messages.limitNever)] : []),
    ...describeNumberRange(keywords, messages),
    ...describeSizeRange(keywords, ['minLength', 'maxLength', 'limitCharacters'], texts),
    ...describeSizeRange(keywords, ['minItems', 'maxItems', 'limitItems'], texts),
    ...describeSizeRange(keywords, ['minProperties', 'maxProperties', 'limitFields'], texts),
    ...(keywords.multipleOf === undefined
      ? []
      : [fillHtml(messages.limitMultipleOf, { value: renderCodeValue(keywords.multipleOf) })]),
    // Generators write it for every parameter, and only lists have items.
    ...(keywords.uniqueItems === true && isListOrUntyped(flat) ? [escapeHtml(messages.limitUnique)] : []),
    ...patterns.map((pattern) => fillHtml(messages.limitPattern, { pattern: renderCodeText(pattern) })),
    ...describeObjectRules(flat, messages),
    ...describeFieldNames(keywords, schemas, messages),
    ...describeRequiredChoices(flat, messages),
    ...flat.exclusions.map((schema) => describeExclusion(schema, schemas, texts)),
  ]
}

const isListOrUntyped = ({ types }: FlatSchema): boolean => types.length === 0 || types.includes('array')

const renderCodeText = (text: string): string => `<code>${escapeHtml(text)}</code>`
const renderCodeValue = (value: unknown): string => renderCodeText(formatJsonValue(value))

/** Joins names as code: all but the last with commas, and the last with the conjunction of `text`. */
function renderCodeList(names: readonly string[], text: string): string {
  const [last = '', ...others] = names.map(renderCodeText).reverse()
  return others.length === 0 ? last : fillHtml(text, { first: others.reverse().join(', '), second: last })
}

function describeNumberRange(keywords: SchemaObject, messages: SchemaMessages): string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = keywords
  const isRange = isNumber(minimum) && isNumber(maximum)
  const limits = [
    [messages.limitAtLeast, isRange ? undefined : minimum],
    [messages.limitMoreThan, exclusiveMinimum],
    [messages.limitAtMost, isRange ? undefined : maximum],
    [messages.limitLessThan, exclusiveMaximum],
  ] as const
  return [
    ...(isRange ? [formatRange([minimum, maximum], String, messages)] : []),
    ...limits.flatMap(([text, value]) => (isNumber(value) ? [fillHtml(text, { value })] : [])),
  ]
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** Formats a range of sizes: the minimum is a number, and the maximum has the unit. */
const formatRange = (
  [low, high]: [low: number, high: number],
  format: (number: number) => string,
  messages: SchemaMessages,
): string =>
  low === high
    ? fillHtml(messages.limitExactly, { value: format(low) })
    : fillHtml(messages.limitRange, { low, high: format(high) })

type SizeUnit = 'limitCharacters' | 'limitItems' | 'limitFields'

function describeSizeRange(
  keywords: SchemaObject,
  [low, high, unit]: [low: string, high: string, unit: SizeUnit],
  texts: LocalizedSchemaMessages,
): string[] {
  const { messages } = texts
  const count = (number: number): string => escapeHtml(countMessage(texts, unit, number))
  const lowerBound = keywords[low]
  const upperBound = keywords[high]
  const hasLowerBound = isNumber(lowerBound) && lowerBound > 0
  if (hasLowerBound && isNumber(upperBound)) return [formatRange([lowerBound, upperBound], count, messages)]
  return [
    ...(hasLowerBound ? [fillHtml(messages.limitAtLeast, { value: count(lowerBound) })] : []),
    ...(isNumber(upperBound) ? [fillHtml(messages.limitAtMost, { value: count(upperBound) })] : []),
  ]
}

function describeObjectRules(flat: FlatSchema, messages: SchemaMessages): string[] {
  const { keywords, otherRules } = flat
  const { dependentRequired, additionalProperties, unevaluatedProperties } = keywords
  const dependent = Object.entries((dependentRequired ?? {}) as Record<string, string[]>)
  return [
    ...((additionalProperties ?? unevaluatedProperties) === false && keywords.properties !== undefined
      ? [escapeHtml(messages.limitNoOtherFields)]
      : []),
    ...dependent.map(([name, others]) =>
      fillHtml(messages.limitDependent, {
        name: renderCodeText(name),
        others: renderCodeList(others, messages.typeAnd),
      }),
    ),
    ...(otherRules.some((rule) => rule.if !== undefined) ? [escapeHtml(messages.limitConditional)] : []),
  ]
}

/** Describes the names that the fields of an object can have: by patterns, or one of a list. */
function describeFieldNames(
  { propertyNames }: SchemaObject,
  schemas: ApiDocument['schemas'],
  messages: SchemaMessages,
): string[] {
  if (!isObject(propertyNames)) return []
  const { keywords, patterns } = flattenSchema(propertyNames, schemas)
  const names = keywords.enum?.map(formatJsonValue) ?? []
  return [
    ...patterns.map(renderCodeText),
    ...(names.length === 0 ? [] : [renderCodeList(names, messages.typeOr)]),
  ].map((pattern) => fillHtml(messages.limitFieldNames, { pattern }))
}

/** Lists the required alternatives of an `anyOf` whose shapes differ only by `required`. */
function describeRequiredChoices(flat: FlatSchema, messages: SchemaMessages): string[] {
  return flat.choices.filter(isRequiredChoice).map(({ kind, options }) => {
    const nameLists = options.map((option) =>
      renderCodeList((option as SchemaObject).required ?? [], messages.typeAnd),
    )
    const text = kind === 'oneOf' ? messages.limitExactlyOneOf : messages.limitAtLeastOneOf
    return fillHtml(text, { names: nameLists.join(', ') })
  })
}

/** True if the shapes of a choice contain only `required`. */
export const isRequiredChoice = ({ options }: FlatSchema['choices'][number]): boolean =>
  options.every(
    (option) =>
      typeof option === 'object' &&
      option.required !== undefined &&
      Object.keys(option).every((keyword) => keyword === 'required' || keyword === 'type'),
  )

function describeExclusion(
  schema: Schema,
  schemas: ApiDocument['schemas'],
  texts: LocalizedSchemaMessages,
): string {
  const flat = flattenSchema(schema, schemas)
  const { keywords, name, patterns } = flat
  const { messages } = texts
  if (keywords.const !== undefined)
    return fillHtml(messages.limitNot, { value: renderCodeValue(keywords.const) })
  if (keywords.enum !== undefined)
    return fillHtml(messages.limitNoneOf, {
      values: renderCodeList(keywords.enum.map(formatJsonValue), messages.typeOr),
    })
  if (keywords.required !== undefined && keywords.properties === undefined) {
    const names = renderCodeList(keywords.required, messages.typeAnd)
    return keywords.required.length === 1
      ? fillHtml(messages.limitWithout, { name: names })
      : fillHtml(messages.limitNotTogether, { names })
  }
  if (patterns[0] !== undefined)
    return fillHtml(messages.limitNoPattern, { pattern: renderCodeText(patterns[0]) })
  const title = keywords.title ?? name
  if (title !== undefined) return fillHtml(messages.limitNotA, { name: renderCodeText(title) })
  return fillHtml(messages.limitNot, { value: describeType(flat, schemas, texts) })
}
