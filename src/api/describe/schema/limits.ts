import type { ApiDocument, Schema, SchemaObject } from '../../../shared/api/api-document.ts'
import type { SchemaMessages } from '../../../shared/messages/api/schema-messages.ts'
import { countMessage, type Texts } from '../../../shared/messages/count-message.ts'
import { fillHtml } from '../../../shared/messages/fill-html.ts'
import { escapeHtml } from '../../../shared/text/html.ts'
import { typeInWords } from './describe-type.ts'
import type { FlatSchema } from './flat-schema.ts'
import { flattenSchema } from './flatten-schema.ts'
import { jsonText } from './json-text.ts'

type SchemaTexts = Texts<SchemaMessages>

/** Lists in words what a value must keep to, as HTML. */
export function describeLimits(
  flat: FlatSchema,
  schemas: ApiDocument['schemas'],
  texts: SchemaTexts,
): string[] {
  const { keywords, patterns } = flat
  const { messages } = texts
  return [
    ...(flat.isContradiction ? [escapeHtml(messages.limitNoValue)] : []),
    ...(flat.isNever ? [escapeHtml(messages.limitNever)] : []),
    ...numberRange(keywords, messages),
    ...sizeRange(keywords, ['minLength', 'maxLength', 'limitCharacters'], texts),
    ...sizeRange(keywords, ['minItems', 'maxItems', 'limitItems'], texts),
    ...sizeRange(keywords, ['minProperties', 'maxProperties', 'limitFields'], texts),
    ...(keywords.multipleOf === undefined
      ? []
      : [fillHtml(messages.limitMultipleOf, { value: code(keywords.multipleOf) })]),
    ...(keywords.uniqueItems === true ? [escapeHtml(messages.limitUnique)] : []),
    ...patterns.map((pattern) => fillHtml(messages.limitPattern, { pattern: codeText(pattern) })),
    ...objectRules(flat, messages),
    ...requiredChoices(flat, messages),
    ...flat.exclusions.map((schema) => exclusion(schema, schemas, texts)),
  ]
}

const codeText = (text: string): string => `<code>${escapeHtml(text)}</code>`
const code = (value: unknown): string => codeText(jsonText(value))

/** `a`, `b` and `c`, or `or`. */
function codes(names: readonly string[], text: string): string {
  const [last = '', ...others] = names.map(codeText).reverse()
  return others.length === 0 ? last : fillHtml(text, { first: others.reverse().join(', '), second: last })
}

function numberRange(keywords: SchemaObject, messages: SchemaMessages): string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = keywords
  if (isNumber(minimum) && isNumber(maximum)) return [rangeText([minimum, maximum], String, messages)]
  const limits = [
    [messages.limitAtLeast, minimum],
    [messages.limitMoreThan, exclusiveMinimum],
    [messages.limitAtMost, maximum],
    [messages.limitLessThan, exclusiveMaximum],
  ] as const
  return limits.flatMap(([text, value]) => (isNumber(value) ? [fillHtml(text, { value })] : []))
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** The lower end is a number, and the upper one has the unit. */
const rangeText = (
  [low, high]: [low: number, high: number],
  format: (number: number) => string,
  messages: SchemaMessages,
): string =>
  low === high
    ? fillHtml(messages.limitExactly, { value: format(low) })
    : fillHtml(messages.limitRange, { low, high: format(high) })

type Unit = 'limitCharacters' | 'limitItems' | 'limitFields'

function sizeRange(
  keywords: SchemaObject,
  [low, high, unit]: [low: string, high: string, unit: Unit],
  texts: SchemaTexts,
): string[] {
  const { messages } = texts
  const count = (number: number): string => escapeHtml(countMessage(texts, unit, number))
  const least = keywords[low]
  const most = keywords[high]
  const hasLeast = isNumber(least) && least > 0
  if (hasLeast && isNumber(most)) return [rangeText([least, most], count, messages)]
  return [
    ...(hasLeast ? [fillHtml(messages.limitAtLeast, { value: count(least) })] : []),
    ...(isNumber(most) ? [fillHtml(messages.limitAtMost, { value: count(most) })] : []),
  ]
}

function objectRules({ keywords }: FlatSchema, messages: SchemaMessages): string[] {
  const { propertyNames, dependentRequired } = keywords
  const pattern =
    typeof propertyNames === 'object' && propertyNames !== null && 'pattern' in propertyNames
      ? propertyNames.pattern
      : undefined
  const dependent = Object.entries((dependentRequired ?? {}) as Record<string, string[]>)
  return [
    ...(keywords.additionalProperties === false && keywords.properties !== undefined
      ? [escapeHtml(messages.limitNoOtherFields)]
      : []),
    ...(typeof pattern === 'string'
      ? [fillHtml(messages.limitFieldNames, { pattern: codeText(pattern) })]
      : []),
    ...dependent.map(([name, others]) =>
      fillHtml(messages.limitDependent, { name: codeText(name), others: codes(others, messages.typeAnd) }),
    ),
    ...(keywords.if === undefined ? [] : [escapeHtml(messages.limitConditional)]),
  ]
}

/** Lists the required alternatives of an `anyOf` whose shapes differ only by `required`. */
function requiredChoices(flat: FlatSchema, messages: SchemaMessages): string[] {
  return flat.choices.filter(isAboutRequired).map(({ kind, options }) => {
    const words = options.map((option) => codes((option as SchemaObject).required ?? [], messages.typeAnd))
    const text = kind === 'oneOf' ? messages.limitExactlyOneOf : messages.limitAtLeastOneOf
    return fillHtml(text, { names: words.join(', ') })
  })
}

/** True if the shapes of a choice contain nothing but `required`. */
export const isAboutRequired = ({ options }: FlatSchema['choices'][number]): boolean =>
  options.every(
    (option) =>
      typeof option === 'object' &&
      option.required !== undefined &&
      Object.keys(option).every((keyword) => keyword === 'required' || keyword === 'type'),
  )

function exclusion(schema: Schema, schemas: ApiDocument['schemas'], texts: SchemaTexts): string {
  const flat = flattenSchema(schema, schemas)
  const { keywords, name, patterns } = flat
  const { messages } = texts
  if (keywords.const !== undefined) return fillHtml(messages.limitNot, { value: code(keywords.const) })
  if (keywords.enum !== undefined)
    return fillHtml(messages.limitNoneOf, { values: codes(keywords.enum.map(jsonText), messages.typeOr) })
  if (keywords.required !== undefined && keywords.properties === undefined) {
    const names = codes(keywords.required, messages.typeAnd)
    return keywords.required.length === 1
      ? fillHtml(messages.limitWithout, { name: names })
      : fillHtml(messages.limitNotTogether, { names })
  }
  if (patterns[0] !== undefined) return fillHtml(messages.limitNoPattern, { pattern: codeText(patterns[0]) })
  const title = keywords.title ?? name
  if (title !== undefined) return fillHtml(messages.limitNotA, { name: codeText(title) })
  return fillHtml(messages.limitNot, { value: typeInWords(flat, schemas, texts) })
}
