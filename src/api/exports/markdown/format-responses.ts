import type { ApiResponse, MediaContent, ResponseHeader } from '../../../shared/api/api-document.ts'
import { flattenSchema } from '../../describe/schema/flatten-schema.ts'
import { formatContentFields } from './format-content-fields.ts'
import { type FieldContext, listFieldNames, summarizeValue } from './format-field-table.ts'
import { formatCodeBlock, formatInlineCode, formatMarkdownTable } from './format-markdown-table.ts'

/** Formats successful responses in full and the others as a list, because their bodies are alike. */
export function formatResponses(responses: readonly ApiResponse[], context: FieldContext): string[] {
  const isSuccess = ({ status }: ApiResponse): boolean => /^2/.test(status)
  const first = responses
    .filter(isSuccess)
    .flatMap((response) => [
      `#### ${response.status}`,
      response.description,
      formatHeaders(response.headers, context),
      formatContentFields(response.contents[0], context),
      formatExample(response.contents[0]),
    ])
  const list = responses.filter((response) => !isSuccess(response)).map((other) => formatLine(other, context))
  return [
    '### Responses',
    ...first,
    ...(first.length > 0 && list.length > 0 ? ['#### Other responses'] : []),
    list.join('\n'),
  ]
}

/** Formats a response in one line: `401`, its description, the schema or the fields of its body, and its headers. */
function formatLine({ status, description, headers, contents }: ApiResponse, context: FieldContext): string {
  const parts = [
    description.trim().replace(/\s*\n\s*/g, ' '),
    ...contents.map((content) => summarizeContent(content, context)),
    headers.length === 0 ? '' : `Headers: ${headers.map(({ name }) => formatInlineCode(name)).join(', ')}.`,
  ]
  return `- ${formatInlineCode(status)}: ${[...new Set(parts)].filter((part) => part !== '').join(' ')}`
}

function summarizeContent({ schema }: MediaContent, context: FieldContext): string {
  if (schema === undefined || schema === true) return ''
  const { name } = flattenSchema(schema, context.schemas)
  if (name !== undefined) {
    context.linkedSchemas.add(name)
    return `Body: ${formatInlineCode(name)}.`
  }
  const fields = listFieldNames(schema, context)
  return fields.length === 0 ? '' : `Fields: ${fields.map(formatInlineCode).join(', ')}.`
}

function formatHeaders(headers: readonly ResponseHeader[], { schemas }: FieldContext): string {
  const rows = headers.map(({ name, description, schema }) => [
    formatInlineCode(name),
    ...summarizeValue(schema, schemas, description),
  ])
  return rows.length === 0 ? '' : formatMarkdownTable(['Header', 'Type', 'Description'], rows)
}

function formatExample(content: MediaContent | undefined): string {
  const [example] = content?.examples ?? []
  if (content === undefined || example === undefined) return ''
  const { value } = example
  return typeof value === 'string'
    ? formatCodeBlock('', value)
    : formatCodeBlock('json', JSON.stringify(value, undefined, 2) ?? '')
}
