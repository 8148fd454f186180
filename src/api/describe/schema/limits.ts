import type { ApiDocument, Schema, SchemaObject } from '../../../shared/api/api-document.ts'
import { escapeHtml } from '../../../shared/text/html.ts'
import { typeInWords } from './describe-type.ts'
import type { FlatSchema } from './flat-schema.ts'
import { flattenSchema } from './flatten-schema.ts'
import { jsonText } from './json-text.ts'

/** What a value must keep to, each rule in words, as HTML. */
export function limitsOf(flat: FlatSchema, schemas: ApiDocument['schemas']): string[] {
  const { keywords, patterns } = flat
  return [
    ...(flat.isContradiction ? ['no value fits all parts of this schema'] : []),
    ...(flat.isNever ? ['must not be sent'] : []),
    ...numberRange(keywords),
    ...sizeRange(keywords, ['minLength', 'maxLength'], 'character'),
    ...sizeRange(keywords, ['minItems', 'maxItems'], 'item'),
    ...sizeRange(keywords, ['minProperties', 'maxProperties'], 'field'),
    ...(keywords.multipleOf === undefined ? [] : [`a multiple of ${code(keywords.multipleOf)}`]),
    ...(keywords.uniqueItems === true ? ['no item twice'] : []),
    ...patterns.map((pattern) => `matches ${codeText(pattern)}`),
    ...objectRules(flat),
    ...requiredChoices(flat),
    ...flat.exclusions.map((schema) => exclusion(schema, schemas)),
  ]
}

const codeText = (text: string): string => `<code>${escapeHtml(text)}</code>`
const code = (value: unknown): string => codeText(jsonText(value))
const codes = (names: readonly string[], word = 'and'): string =>
  names
    .map(codeText)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ` ${word} `)

function numberRange(keywords: SchemaObject): string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = keywords
  if (isNumber(minimum) && isNumber(maximum))
    return [minimum === maximum ? `exactly ${minimum}` : `from ${minimum} to ${maximum}`]
  return [
    ...(isNumber(minimum) ? [`at least ${minimum}`] : []),
    ...(isNumber(exclusiveMinimum) ? [`more than ${exclusiveMinimum}`] : []),
    ...(isNumber(maximum) ? [`at most ${maximum}`] : []),
    ...(isNumber(exclusiveMaximum) ? [`less than ${exclusiveMaximum}`] : []),
  ]
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

function sizeRange(keywords: SchemaObject, [low, high]: [string, string], unit: string): string[] {
  const least = keywords[low]
  const most = keywords[high]
  const hasLeast = isNumber(least) && least > 0
  if (hasLeast && isNumber(most))
    return [least === most ? `exactly ${count(least, unit)}` : `from ${least} to ${count(most, unit)}`]
  return [
    ...(hasLeast ? [`at least ${count(least, unit)}`] : []),
    ...(isNumber(most) ? [`at most ${count(most, unit)}`] : []),
  ]
}

const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`

function objectRules({ keywords }: FlatSchema): string[] {
  const { propertyNames, dependentRequired } = keywords
  const pattern =
    typeof propertyNames === 'object' && propertyNames !== null && 'pattern' in propertyNames
      ? propertyNames.pattern
      : undefined
  const dependent = Object.entries((dependentRequired ?? {}) as Record<string, string[]>)
  return [
    ...(keywords.additionalProperties === false && keywords.properties !== undefined
      ? ['no other fields']
      : []),
    ...(typeof pattern === 'string' ? [`names of fields match ${codeText(pattern)}`] : []),
    ...dependent.map(([name, others]) => `with ${codeText(name)} also ${codes(others)}`),
    ...(keywords.if === undefined ? [] : ['some rules depend on its values']),
  ]
}

/** `anyOf` whose shapes differ only by what is required: which fields must be there. */
function requiredChoices(flat: FlatSchema): string[] {
  return flat.choices.filter(isAboutRequired).map(({ kind, options }) => {
    const words = options.map((option) => codes((option as SchemaObject).required ?? []))
    return `${kind === 'oneOf' ? 'exactly one' : 'at least one'} of ${words.join(', ')}`
  })
}

/** Whether the shapes of a choice say nothing but what is required. */
export const isAboutRequired = ({ options }: FlatSchema['choices'][number]): boolean =>
  options.every(
    (option) =>
      typeof option === 'object' &&
      option.required !== undefined &&
      Object.keys(option).every((keyword) => keyword === 'required' || keyword === 'type'),
  )

function exclusion(schema: Schema, schemas: ApiDocument['schemas']): string {
  const flat = flattenSchema(schema, schemas)
  const { keywords, name, patterns } = flat
  if (keywords.const !== undefined) return `not ${code(keywords.const)}`
  if (keywords.enum !== undefined) return `none of ${codes(keywords.enum.map(jsonText), 'or')}`
  if (keywords.required !== undefined && keywords.properties === undefined)
    return keywords.required.length === 1
      ? `without ${codes(keywords.required)}`
      : `not ${codes(keywords.required)} together`
  if (patterns[0] !== undefined) return `does not match ${codeText(patterns[0])}`
  const title = keywords.title ?? name
  if (title !== undefined) return `not a ${codeText(title)}`
  return `not ${typeInWords(flat, schemas)}`
}
