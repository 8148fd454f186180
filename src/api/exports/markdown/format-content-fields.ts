import type { MediaContent, Schema } from '../../../shared/api/api-document.ts'
import { flattenSchema } from '../../../shared/api/schema/flatten-schema.ts'
import { formatCodeSpan } from '../../../shared/text/escape-markdown.ts'
import { type FieldContext, formatFieldTable, summarizeValue } from './format-field-table.ts'

/** Formats the fields of a body as a table, or its type in one line. Empty without a schema. */
export function formatContentFields(content: MediaContent | undefined, context: FieldContext): string {
  const schema: Schema | undefined = content?.itemSchema ?? content?.schema
  if (schema === undefined || schema === true) return ''
  const table = formatFieldTable(schema, context)
  if (table !== '') return table
  const [type, text] = summarizeValue(schema, context.schemas)
  const name = flattenSchema(schema, context.schemas).name
  return `Type: ${type}${name === undefined ? '' : ` (${formatCodeSpan(name)})`}. ${text}`.trim()
}
