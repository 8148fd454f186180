import { isObject, tryParseJson } from '../read-unknown.ts'
import type { Schema } from './api-document.ts'
import { encodeUrlPart } from './request-text.ts'

type Pair = [name: string, value: string]

/** A parsed value of a parameter. Items and members can be lists and objects themselves. */
export type ParameterValue =
  | { kind: 'plain'; text: string }
  | { kind: 'list'; items: unknown[] }
  | { kind: 'object'; members: [name: string, value: unknown][] }

interface ParameterStyle {
  name: string
  style: string
  explode: boolean
}

/** Converts a JSON value. */
export function toParameterValue(value: unknown): ParameterValue {
  if (Array.isArray(value)) return { kind: 'list', items: value }
  if (isObject(value)) return { kind: 'object', members: Object.entries(value) }
  return { kind: 'plain', text: formatPlainValue(value) }
}

/** Parses the text of a field according to the schema: JSON, `a,b` for a list, `a=1,b=2` or `a=1&b=2` for an object. */
export function parseParameter(text: string, schema: Schema): ParameterValue {
  const types = listTypes(schema)
  const json =
    types.length === 0 || types.includes('array') || types.includes('object') ? tryParseJson(text) : undefined
  if (typeof json === 'object' && json !== null) return toParameterValue(json)
  if (types.includes('array'))
    return { kind: 'list', items: text === '' ? [] : text.split(',').map((item) => item.trim()) }
  if (types.includes('object'))
    return { kind: 'object', members: text.split(/,|&(?=[^,&]*=)/).map(parseMember) }
  return { kind: 'plain', text }
}

/** Formats an example for a field: `a,b` for a list of plain values, JSON for nested ones. */
export function formatParameterText(value: unknown): string {
  if (typeof value === 'string') return value
  const isPlain = (item: unknown): boolean => typeof item !== 'object' && !/^\s|,|\s$/.test(String(item))
  const isFlat = Array.isArray(value) && value.length > 0 && value.every(isPlain)
  return isFlat ? value.join(',') : JSON.stringify(value)
}

const listTypes = (schema: Schema): string[] =>
  typeof schema === 'object' && schema.type !== undefined ? [schema.type].flat() : []

export const formatPlainValue = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

function parseMember(text: string): Pair {
  const at = text.indexOf('=')
  return at === -1 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()]
}

/** Serializes a query or cookie parameter to names and values: the styles `form`, `…Delimited`, `deepObject`. */
export function createQueryPairs({ name, style, explode }: ParameterStyle, value: ParameterValue): Pair[] {
  if (value.kind === 'plain') return [[name, value.text]]
  if (style === 'deepObject') return listDeepPairs(name, getJson(value))
  if (explode)
    return value.kind === 'list'
      ? value.items.map((item) => [name, formatPlainValue(item)])
      : value.members.map(([member, item]) => [member, formatPlainValue(item)])
  const separator = style === 'spaceDelimited' ? ' ' : style === 'pipeDelimited' ? '|' : ','
  return [[name, flattenValue(value).join(separator)]]
}

const getJson = (value: Exclude<ParameterValue, { kind: 'plain' }>): unknown =>
  value.kind === 'list' ? value.items : Object.fromEntries(value.members)

/**
 * Serializes nested values with brackets: `a[b][]=1&a[c][0][d]=2`. OpenAPI defines only one level of members; the rest is
 * what servers understand. Items have numbers only if they have members.
 */
function listDeepPairs(name: string, value: unknown): Pair[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      listDeepPairs(typeof item === 'object' && item !== null ? `${name}[${index}]` : `${name}[]`, item),
    )
  if (isObject(value))
    return Object.entries(value).flatMap(([member, item]) => listDeepPairs(`${name}[${member}]`, item))
  return [[name, formatPlainValue(value)]]
}

/**
 * Serializes and encodes a path parameter: the styles `simple`, `label`, `matrix`. `encode` encodes names and values.
 */
export function formatPathParameter(
  { name, style, explode }: ParameterStyle,
  value: ParameterValue,
  encode: (text: string) => string = encodeUrlPart,
): string {
  const encoded = mapTexts(value, encode)
  const key = encodeUrlPart(name)
  if (style === 'label') return `.${joinValue(encoded, explode, explode ? '.' : ',')}`
  if (style !== 'matrix') return joinValue(encoded, explode, ',')
  if (explode && encoded.kind === 'list') return encoded.items.map((item) => `;${key}=${item}`).join('')
  if (explode && encoded.kind === 'object')
    return encoded.members.map((member) => `;${member.join('=')}`).join('')
  return `;${key}=${joinValue(encoded, false, ',')}`
}

/** Serializes a header parameter without encoding: the style `simple`. */
export const formatHeaderParameter = ({ explode }: ParameterStyle, value: ParameterValue): string =>
  joinValue(
    mapTexts(value, (text) => text),
    explode,
    ',',
  )

/** A value whose items and members are text. */
type TextValue =
  | { kind: 'plain'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'object'; members: Pair[] }

function joinValue(value: TextValue, explode: boolean, separator: string): string {
  if (value.kind === 'object' && explode)
    return value.members.map((member) => member.join('=')).join(separator)
  return flattenValue(value).join(separator)
}

function flattenValue(value: ParameterValue): string[] {
  switch (value.kind) {
    case 'plain':
      return [value.text]
    case 'list':
      return value.items.map(formatPlainValue)
    case 'object':
      return value.members.flat().map(formatPlainValue)
  }
}

function mapTexts(value: ParameterValue, change: (text: string) => string): TextValue {
  const format = (item: unknown): string => change(formatPlainValue(item))
  switch (value.kind) {
    case 'plain':
      return { kind: 'plain', text: change(value.text) }
    case 'list':
      return { kind: 'list', items: value.items.map(format) }
    case 'object':
      return { kind: 'object', members: value.members.map(([name, item]) => [change(name), format(item)]) }
  }
}
