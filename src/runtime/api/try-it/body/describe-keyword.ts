import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import { countTryIt, getTryItMessages, type TryItMessages } from '../get-try-it-messages.ts'

const typeNames: Record<string, keyof TryItMessages> = {
  string: 'checkTypeString',
  integer: 'checkTypeInteger',
  number: 'checkTypeNumber',
  boolean: 'checkTypeBoolean',
  array: 'checkTypeArray',
  object: 'checkTypeObject',
  null: 'checkTypeNull',
}

/** Maximum number of allowed values to list. More are only counted. */
const maxNamedValues = 12

/** Returns a requirement of a schema, to follow the name of a field: `must be a string`. */
export function describeKeyword(keyword: string, value: unknown): string {
  const phrase = phrases[keyword]
  return phrase === undefined ? getTryItMessages().checkSchema : phrase(value)
}

type Phrase = (value: unknown) => string

const plain =
  (key: keyof TryItMessages): Phrase =>
  () =>
    getTryItMessages()[key]

const withValue =
  (key: keyof TryItMessages, name = 'value'): Phrase =>
  (value) =>
    fillMessage(getTryItMessages()[key], { [name]: String(value) })

const withCount =
  (key: keyof TryItMessages): Phrase =>
  (value) =>
    countTryIt(key, Number(value))

const phrases: Record<string, Phrase> = {
  type: (value) => fillMessage(getTryItMessages().checkType, { type: listTypes([value].flat()) }),
  enum: (value) => formatOptions(Array.isArray(value) ? value : [value]),
  const: (value) => formatOptions([value]),
  minLength: withCount('checkMinLength'),
  maxLength: withCount('checkMaxLength'),
  pattern: withValue('checkPattern', 'pattern'),
  format: withValue('checkFormat', 'format'),
  minimum: withValue('checkMinimum'),
  maximum: withValue('checkMaximum'),
  exclusiveMinimum: withValue('checkExclusiveMinimum'),
  exclusiveMaximum: withValue('checkExclusiveMaximum'),
  multipleOf: withValue('checkMultipleOf'),
  minItems: withCount('checkMinItems'),
  maxItems: withCount('checkMaxItems'),
  uniqueItems: plain('checkUniqueItems'),
  contains: plain('checkContains'),
  minContains: plain('checkContains'),
  maxContains: plain('checkMaxContains'),
  minProperties: withCount('checkMinProperties'),
  maxProperties: withCount('checkMaxProperties'),
  propertyNames: plain('checkPropertyNames'),
  dependentRequired: plain('checkDependentRequired'),
  not: plain('checkNot'),
}

function formatOptions(values: readonly unknown[]): string {
  const { checkValue, checkOneOf, checkOneOfMany } = getTryItMessages()
  if (values.length === 1) return fillMessage(checkValue, { value: quote(values[0]) })
  const named = values.slice(0, maxNamedValues).map(quote)
  const count = values.length - named.length
  return fillMessage(count > 0 ? checkOneOfMany : checkOneOf, { values: named.join(', '), count })
}

const quote = (value: unknown): string => `\`${JSON.stringify(value)}\``

/** `text, a number or a list` */
function listTypes(names: readonly unknown[]): string {
  const messages = getTryItMessages()
  const [last, ...others] = names
    .map((name) => {
      const key = typeNames[String(name)]
      return key === undefined ? String(name) : messages[key]
    })
    .reverse()
  if (last === undefined) return messages.checkOtherType
  const first = others.reverse().join(', ')
  return first === '' ? last : fillMessage(messages.checkTypeOr, { first, second: last })
}
