import type { Schema } from '../../../../shared/api/api-document.ts'
import { formatPlainValue } from '../../../../shared/api/parameter-style.ts'
import type { RequestParameter } from '../../../../shared/api/request-spec.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import { isObject, tryParseJson } from '../../../../shared/read-unknown.ts'
import { describeKeyword } from '../body/describe-keyword.ts'
import { getTryItMessages } from '../get-try-it-messages.ts'
import { chooseControl, splitItems, toSchemaObject } from './parameter-control.ts'

/** Explains what is wrong with a parameter's text, to follow its name: `must be a whole number`. */
export function checkParameterText(parameter: RequestParameter, text: string): string | undefined {
  if (text.trim() === '') return parameter.isRequired ? getTryItMessages().checkMissingValue : undefined
  const control = chooseControl(parameter)
  switch (control.kind) {
    case 'choice':
      return undefined
    case 'json':
      return isObject(tryParseJson(text)) ? undefined : getTryItMessages().checkJsonObject
    case 'list':
      return checkList(parameter.schema, splitItems(text))
    case 'text':
      return checkText(parameter.schema, text)
  }
}

function checkList(schema: Schema, texts: readonly string[]): string | undefined {
  const { minItems, maxItems, items } = toSchemaObject(schema)
  if (typeof minItems === 'number' && texts.length < minItems) return describeKeyword('minItems', minItems)
  if (typeof maxItems === 'number' && texts.length > maxItems) return describeKeyword('maxItems', maxItems)
  for (const [index, text] of texts.entries()) {
    const problem = checkText(items ?? true, text)
    if (problem !== undefined) return fillMessage(getTryItMessages().checkItem, { line: index + 1, problem })
  }
  return undefined
}

function checkText(schema: Schema, text: string): string | undefined {
  const rules = toSchemaObject(schema)
  const types = [rules.type ?? []].flat()
  if (rules.enum !== undefined && !rules.enum.some((value) => formatPlainValue(value) === text))
    return describeKeyword('enum', rules.enum)
  if (types.length > 0 && !types.some((type) => isOfType(text, type)))
    return describeKeyword('type', rules.type)
  const isNumber = types.includes('integer') || types.includes('number')
  return isNumber ? checkNumber(rules, Number(text)) : checkLength(rules, text)
}

function isOfType(text: string, type: string): boolean {
  if (type === 'integer') return /^-?\d+$/.test(text.trim())
  if (type === 'number') return text.trim() !== '' && Number.isFinite(Number(text))
  if (type === 'boolean') return text === 'true' || text === 'false'
  return type === 'string'
}

const numberRules: [keyword: string, fits: (value: number, limit: number) => boolean][] = [
  ['minimum', (value, limit) => value >= limit],
  ['maximum', (value, limit) => value <= limit],
  ['exclusiveMinimum', (value, limit) => value > limit],
  ['exclusiveMaximum', (value, limit) => value < limit],
]

function checkNumber(rules: Record<string, unknown>, value: number): string | undefined {
  const brokenRule = numberRules.find(([keyword, fits]) => {
    const limit = rules[keyword]
    return typeof limit === 'number' && !fits(value, limit)
  })
  return brokenRule === undefined ? undefined : describeKeyword(brokenRule[0], rules[brokenRule[0]])
}

function checkLength(rules: Record<string, unknown>, text: string): string | undefined {
  const { minLength, maxLength, pattern } = rules
  const length = [...text].length
  if (typeof minLength === 'number' && length < minLength) return describeKeyword('minLength', minLength)
  if (typeof maxLength === 'number' && length > maxLength) return describeKeyword('maxLength', maxLength)
  if (typeof pattern === 'string' && !fitsPattern(text, pattern)) return describeKeyword('pattern', pattern)
  return undefined
}

/** Documents may have patterns of other dialects. If the browser can't compile one, the server checks it. */
function fitsPattern(text: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    return true
  }
}
