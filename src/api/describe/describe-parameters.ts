import type { ApiParameter, ResponseHeader } from '../../shared/api/api-document.ts'
import type { ParameterGroup, SchemaField } from '../../shared/api/operation-view.ts'
import { flattenSchema } from '../../shared/api/schema/flatten-schema.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'
import type { DescribeContext } from './describe-context.ts'
import {
  addLimit,
  describeEncodingRules,
  describeSerialization,
  formatSerialization,
} from './format-serialization.ts'
import { renderDescription } from './render-description.ts'
import { describeFacts } from './schema/describe-facts.ts'
import { describeSchema } from './schema/describe-schema.ts'

const parameterLocations = ['path', 'query', 'header', 'cookie'] as const

export function describeParameters(
  parameters: readonly ApiParameter[],
  context: DescribeContext,
): ParameterGroup[] {
  return parameterLocations.flatMap((location) => {
    const matches = parameters.filter((parameter) => parameter.in === location)
    if (matches.length === 0) return []
    const fields = describeNamedValues(matches, location, context)
    return [
      { in: location, fields: fields.map((field, index) => addWrittenForm(field, matches[index], context)) },
    ]
  })
}

function addWrittenForm(
  field: SchemaField,
  parameter: ApiParameter | undefined,
  { document, texts }: DescribeContext,
): SchemaField {
  if (parameter === undefined) return field
  const format = formatSerialization(parameter, document.schemas)
  const limits = [
    ...(format === undefined ? [] : [describeSerialization(format, texts.messages)]),
    ...describeEncodingRules(parameter, texts.messages),
  ]
  return limits.reduce(addLimit, field)
}

export const describeHeaders = (
  headers: readonly ResponseHeader[],
  anchor: string,
  context: DescribeContext,
): SchemaField[] => describeNamedValues(headers, anchor, context)

type NamedValue = ResponseHeader & Pick<ApiParameter, 'outsideExamples'>

/** Describes values whose names are outside their schemas as the fields of one table. */
function describeNamedValues(
  values: readonly NamedValue[],
  anchor: string,
  context: DescribeContext,
): SchemaField[] {
  return values.map((value) => {
    const { schemas } = context.document
    const { name, schema, description } = value
    const table = describeSchema(
      { type: 'object', properties: { [name]: schema }, required: value.isRequired ? [name] : [] },
      // A parameter's schema doesn't decide whether it is sent.
      { anchor, direction: 'both' },
      context,
    )
    const [field] = table.kind === 'fields' ? table.fields : []
    if (field === undefined) throw new Error(`The parameter ${name} was not described.`)
    const facts = describeFacts(flattenSchema(schema, schemas), { schemas, texts: context.texts }, value)
    const links = (value.outsideExamples ?? []).map((example) => linkExample(example, context))
    return {
      ...field,
      isDeprecated: field.isDeprecated || value.isDeprecated,
      description: description === '' ? field.description : renderDescription(description, context),
      facts: { ...facts, format: field.facts.format, limits: [...facts.limits, ...links] },
    }
  })
}

/** Links to an example that is outside of the document, as HTML. */
const linkExample = (
  { name, summary, url }: NonNullable<ApiParameter['outsideExamples']>[number],
  { texts }: DescribeContext,
): string =>
  `${escapeHtml(texts.messages.apiExampleValue)}: <a href="${escapeHtml(url)}">${escapeHtml(summary || name)}</a>`
