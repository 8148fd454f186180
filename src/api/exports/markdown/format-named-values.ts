import type { ApiParameter, ResponseHeader } from '../../../shared/api/api-document.ts'
import { formatCodeSpan } from '../../../shared/text/escape-markdown.ts'
import { formatSerialization } from '../../describe/format-serialization.ts'
import { labelExample } from '../../describe/schema/label-example.ts'
import { type FieldContext, formatFieldTable, summarizeValue } from './format-field-table.ts'
import { formatMarkdownTable } from './format-markdown-table.ts'
import { joinSentences } from './join-sentences.ts'

/** Formats parameters, or the headers of a response, as a table. The fields of each have their own one. */
export function formatNamedValues(
  values: readonly (ResponseHeader & Partial<ApiParameter>)[],
  context: FieldContext,
): string {
  const { schemas } = context
  const rows = values.map((value) => {
    const { name, in: location, schema, description, isRequired, isDeprecated } = value
    const [type, text] = summarizeValue(schema, schemas, description || undefined)
    const format = isParameter(value) ? formatSerialization(value, schemas) : undefined
    const sentences = [
      isDeprecated ? '**Deprecated.**' : '',
      text,
      format === undefined ? '' : `Sent as ${formatCodeSpan(format)}.`,
      value.allowReserved === true ? 'Characters such as `/`, `?`, and `&` stay as they are.' : '',
      value.allowEmptyValue === true ? 'Can be sent without a value.' : '',
    ]
    return [
      formatCodeSpan(name),
      location ?? '',
      type,
      isRequired ? 'yes' : '',
      joinSentences(sentences),
      formatValueExamples(value, text),
    ]
  })
  if (rows.length === 0) return ''
  const fields = values.flatMap(({ name, schema }) => {
    const table = formatFieldTable(schema, context)
    return table === '' ? [] : [`Fields of ${formatCodeSpan(name)}:`, table]
  })
  const heads = ['Name', 'In', 'Type', 'Required', 'Description', 'Example']
  return [formatMarkdownTable(heads, rows), ...fields].join('\n\n')
}

const isParameter = (value: ResponseHeader & Partial<ApiParameter>): value is ApiParameter =>
  value.in !== undefined

/** Formats all named examples, or the one that the description doesn't have. */
function formatValueExamples({ example, examples }: ResponseHeader, text: string): string {
  const format = (value: unknown): string => formatCodeSpan(String(JSON.stringify(value)))
  if (examples !== undefined)
    return examples.map((named) => `${labelExample(named)}: ${format(named.value)}`).join(', ')
  return example === undefined || text.includes('Example: ') ? '' : format(example)
}
