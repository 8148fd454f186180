import type { MediaContent, Schema } from '../../../shared/api/api-document.ts'
import { createSchemaExample } from '../../../shared/api/example/create-schema-example.ts'
import { isJsonType } from '../../../shared/api/http/media-type.ts'
import { escapeMarkdown, formatCodeFence } from '../../../shared/text/escape-markdown.ts'
import { listExamples } from '../../describe/list-examples.ts'
import type { FieldContext } from './format-field-table.ts'

interface FormattedExample {
  /** Empty if there is only one, without a summary. */
  label: string
  /** Empty if there is none. */
  description: string
  code: string
}

/** Formats the examples of a body. One is generated if the document has none. */
export function formatExamples(
  content: MediaContent,
  direction: 'request' | 'response',
  { schemas }: FieldContext,
): FormattedExample[] {
  const create = (schema: Schema): unknown => createSchemaExample(schema, schemas, { direction })
  const examples = listExamples(content, create, schemas)
  const inside = examples.map(({ name, summary, description = '', value }) => ({
    label: examples.length === 1 ? summary : summary || name,
    description,
    // In a type other than JSON, a string is the body itself.
    code:
      typeof value === 'string' && !isJsonType(content.mediaType)
        ? formatCodeFence({ language: '', code: value.trimEnd() })
        : formatJsonBlock(value),
  }))
  const outside = (content.outsideExamples ?? []).map(({ name, summary, description, url }) => ({
    label: '',
    description,
    code: `[${escapeMarkdown(summary || name, { isLabel: true })}](<${url}>)`,
  }))
  return [...inside, ...outside]
}

/** Returns examples, each below its label. */
export const formatLabeledExamples = (examples: readonly FormattedExample[]): string[] =>
  examples.flatMap(({ label, description, code }) => [label === '' ? '' : `${label}:`, description, code])

/** Formats a value as a block of JSON. */
export const formatJsonBlock = (value: unknown): string =>
  formatCodeFence({ language: 'json', code: JSON.stringify(value, undefined, 2) ?? '' })
