import type { ApiParameter, ResponseHeader, Schemas } from '../../../shared/api/api-document.ts'
import { formatCodeSpan } from '../../../shared/text/escape-markdown.ts'
import { formatSerialization } from '../../describe/format-serialization.ts'
import { labelExample } from '../../describe/schema/label-example.ts'
import { summarizeValue } from './format-field-table.ts'
import { formatMarkdownTable } from './format-markdown-table.ts'
import { joinSentences } from './join-sentences.ts'

/** Formats parameters, or the headers of a response, as a table. */
export function formatNamedValues(
  values: readonly (ResponseHeader & Partial<ApiParameter>)[],
  schemas: Schemas,
): string {
  const rows = values.map((value) => {
    const { name, in: location, schema, description, isRequired, isDeprecated, allowReserved } = value
    const [type, text] = summarizeValue(schema, schemas, description || undefined)
    const format = isParameter(value) ? formatSerialization(value, schemas) : undefined
    const sentences = [
      isDeprecated ? '**Deprecated.**' : '',
      text,
      format === undefined ? '' : `Sent as ${formatCodeSpan(format)}.`,
      allowReserved === true ? 'Characters such as `/`, `?`, and `&` stay as they are.' : '',
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
  return rows.length === 0
    ? ''
    : formatMarkdownTable(['Name', 'In', 'Type', 'Required', 'Description', 'Example'], rows)
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
