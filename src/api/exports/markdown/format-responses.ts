import type { ApiResponse, MediaContent } from '../../../shared/api/api-document.ts'
import { flattenSchema } from '../../../shared/api/schema/flatten-schema.ts'
import { formatCodeSpan } from '../../../shared/text/escape-markdown.ts'
import { formatContentFields } from './format-content-fields.ts'
import { formatExamples, formatLabeledExamples } from './format-examples.ts'
import { type FieldContext, listFieldNames } from './format-field-table.ts'
import { formatHeading } from './format-heading.ts'
import { formatNamedValues } from './format-named-values.ts'

/** Formats successful responses in full. The others are a list, their headers, and their examples, because their bodies are alike. */
export function formatResponses(responses: readonly ApiResponse[], context: FieldContext): string[] {
  const { success = [], other = [] } = Object.groupBy(responses, ({ status }) =>
    /^2/.test(status) ? 'success' : 'other',
  )
  const successBlocks = success.flatMap((response) => [
    formatHeading(context.titleLevel + 2, response.status),
    response.description,
    formatNamedValues(response.headers, context),
    ...formatContents(response.contents, context),
  ])
  const details = context.isShort ? [] : other.flatMap((response) => formatErrorDetails(response, context))
  return [
    formatHeading(context.titleLevel + 1, 'Responses'),
    ...successBlocks,
    ...(success.length > 0 && other.length > 0
      ? [formatHeading(context.titleLevel + 2, 'Other responses')]
      : []),
    other.map((response) => formatLine(response, context)).join('\n'),
    ...details,
  ]
}

/** Formats the fields and the examples of a body, for each of its media types. */
const formatContents = (contents: readonly MediaContent[], context: FieldContext): string[] =>
  contents.flatMap((content) => [
    contents.length > 1 ? `As ${formatCodeSpan(content.mediaType)}:` : '',
    formatContentFields(content, context),
    ...formatLabeledExamples(formatExamples(content, 'response', context)),
  ])

/** Formats the headers and the examples of an error, each below its status. */
function formatErrorDetails({ status, headers, contents }: ApiResponse, context: FieldContext): string[] {
  const examples = contents.flatMap((content) => formatExamples(content, 'response', context))
  return [
    ...(headers.length === 0 ? [] : [`Response headers (${status}):`, formatNamedValues(headers, context)]),
    ...examples.flatMap(({ label, description, code }) => [
      `${formatCodeSpan(status)}:${label === '' ? '' : ` ${label}`}`,
      description,
      code,
    ]),
  ]
}

/** Formats a response in one line: `401`, its description, the schema or the fields of its body, and its headers. */
function formatLine({ status, description, headers, contents }: ApiResponse, context: FieldContext): string {
  const parts = [
    description.trim().replace(/\s*\n\s*/g, ' '),
    ...contents.map((content) => summarizeContent(content, context)),
    headers.length === 0 ? '' : `Headers: ${headers.map(({ name }) => formatCodeSpan(name)).join(', ')}.`,
  ]
  return `- ${formatCodeSpan(status)}: ${[...new Set(parts)].filter((part) => part !== '').join(' ')}`
}

function summarizeContent({ schema }: MediaContent, context: FieldContext): string {
  if (schema === undefined || schema === true) return ''
  const { name } = flattenSchema(schema, context.schemas)
  if (name !== undefined) {
    context.linkedSchemas.add(name)
    return `Body: ${formatCodeSpan(name)}.`
  }
  const fields = listFieldNames(schema, context)
  return fields.length === 0 ? '' : `Fields: ${fields.map(formatCodeSpan).join(', ')}.`
}
