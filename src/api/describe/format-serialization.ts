import type { ApiParameter, Schema, Schemas } from '../../shared/api/api-document.ts'
import type { FieldEncoding } from '../../shared/api/http/field-encoding.ts'
import type { SchemaField } from '../../shared/api/operation-view.ts'
import {
  createQueryPairs,
  formatHeaderParameter,
  formatPathParameter,
  toParameterValue,
} from '../../shared/api/parameter-style.ts'
import { flattenSchema } from '../../shared/api/schema/flatten-schema.ts'
import type { SchemaMessages } from '../../shared/messages/api/schema-messages.ts'
import { fillHtml } from '../../shared/messages/fill-html.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'
import { plainSentences } from '../../shared/text/plain-text.ts'

/**
 * Shows how a list or an object is written where readers wouldn't expect it: `ids=a,b`, `filter[name]=value`. Returns the
 * media type of a value that has one, and undefined for a list whose name repeats.
 */
export function formatSerialization(parameter: ApiParameter, schemas: Schemas): string | undefined {
  const { mediaType, style, explode } = parameter
  if (mediaType !== undefined) return mediaType
  const value = createSampleValue(parameter.schema, schemas)
  if (value === undefined) return undefined
  const isList = Array.isArray(value)
  switch (parameter.in) {
    case 'query':
    case 'cookie':
      return isList && style === 'form' && explode ? undefined : formatPairs(parameter, value)
    case 'path':
      return isList && style === 'simple'
        ? undefined
        : formatPathParameter(parameter, toParameterValue(value), String)
    case 'header':
      return isList ? undefined : formatHeaderParameter(parameter, toParameterValue(value))
  }
}

/** Shows how a field of a form is written, by the style or the media types in its encoding. */
export function formatFieldSerialization(
  { name, encoding, schema }: { name: string; encoding: FieldEncoding; schema: Schema },
  schemas: Schemas,
): string | undefined {
  const { style = 'form', contentType, contentTypes = contentType } = encoding
  if (encoding.style === undefined && encoding.explode === undefined) return contentTypes
  const value = createSampleValue(schema, schemas)
  const explode = encoding.explode ?? (style === 'form' || style === 'deepObject')
  return value === undefined ? undefined : formatPairs({ name, style, explode }, value)
}

function formatPairs(rules: { name: string; style: string; explode: boolean }, value: unknown): string {
  const pairs = createQueryPairs(rules, toParameterValue(value))
  return pairs.map(([name, text]) => `${name}=${text.replaceAll(' ', '%20')}`).join('&')
}

/** Creates a value with two items or one member. Undefined for a schema that is neither a list nor an object. */
function createSampleValue(schema: Schema, schemas: Schemas): unknown {
  const { types, keywords } = flattenSchema(schema, schemas)
  if (types.includes('array')) return ['a', 'b']
  if (!types.includes('object') && keywords.properties === undefined) return undefined
  const [name = 'key'] = Object.keys(keywords.properties ?? {})
  return { [name]: 'value' }
}

/** Describes how a value is written, as HTML. */
export const describeSerialization = (format: string, { limitWritten }: SchemaMessages): string =>
  fillHtml(limitWritten, { format: `<code>${escapeHtml(format)}</code>` })

/** Describes other rules about how a value is sent, as HTML. */
export function describeEncodingRules(
  {
    allowReserved,
    allowEmptyValue,
    headers = [],
  }: Pick<FieldEncoding, 'allowReserved' | 'headers'> & Pick<ApiParameter, 'allowEmptyValue'>,
  { limitReserved, limitEmptyValue, limitPartHeaders }: SchemaMessages,
): string[] {
  const names = headers.map(({ name, description }) => {
    const text = plainSentences(description)
    return `<code>${escapeHtml(name)}</code>${text === '' ? '' : ` (${escapeHtml(text)})`}`
  })
  return [
    ...(allowReserved === true
      ? [fillHtml(limitReserved, { characters: '<code>/</code> <code>?</code> <code>&amp;</code>' })]
      : []),
    ...(allowEmptyValue === true ? [escapeHtml(limitEmptyValue)] : []),
    ...(names.length > 0 ? [fillHtml(limitPartHeaders, { headers: names.join(', ') })] : []),
  ]
}

/** Adds a limit, as HTML, to the facts about a field or a value. */
export const addLimit = <Value extends Pick<SchemaField, 'facts'>>(field: Value, limit: string): Value => ({
  ...field,
  facts: { ...field.facts, limits: [...field.facts.limits, limit] },
})
