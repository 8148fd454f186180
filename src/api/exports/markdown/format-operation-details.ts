import type {
  ApiBody,
  ApiDocument,
  ApiParameter,
  ApiResponse,
  MediaContent,
  OpenApiOperation,
  Schema,
} from '../../../shared/api/api-document.ts'
import { createExampleValues, createRequest } from '../../../shared/api/create-request.ts'
import { curl } from '../../../shared/samples/curl.ts'
import { createRequestSpec } from '../../create-request-spec.ts'
import { flattenSchema } from '../../describe/schema/flatten-schema.ts'
import { type FieldContext, formatFieldTable, summarizeValue } from './format-field-table.ts'
import { formatCodeBlock, formatInlineCode, formatMarkdownTable } from './format-markdown-table.ts'

/** Formats the parts of an operation below its description. Empty parts are left out. */
export function formatOperationDetails(
  operation: OpenApiOperation,
  document: ApiDocument,
  context: FieldContext,
): string[] {
  return [
    formatCredentials(operation, document),
    ...(operation.parameters.length === 0
      ? []
      : ['### Parameters', formatParameters(operation.parameters, document.schemas)]),
    ...(operation.body === undefined ? [] : formatBody(operation.body, context)),
    ...(operation.isWebhook ? [] : ['### Example', formatSample(operation, document)]),
    ...(operation.responses.length === 0 ? [] : formatResponses(operation.responses, context)),
    formatNameList('CLI', operation.cli),
    formatNameList('Terraform', operation.terraform),
  ].filter((part) => part !== '')
}

const formatNameList = (label: string, names: readonly string[]): string =>
  names.length === 0 ? '' : `${label}: ${names.map(formatInlineCode).join(', ')}`

function formatCredentials({ security }: OpenApiOperation, { securitySchemes }: ApiDocument): string {
  const alternatives = security.map((names) =>
    names.map((name) => describeSchemeLocation(name, securitySchemes)).join(' and '),
  )
  const requiredAlternatives = alternatives.filter((names) => names !== '')
  if (requiredAlternatives.length === 0) return 'Needs no credentials.'
  return `Credentials: ${requiredAlternatives.join('; or ')}.${requiredAlternatives.length < alternatives.length ? ' They are optional.' : ''}`
}

function describeSchemeLocation(name: string, schemes: ApiDocument['securitySchemes']): string {
  const scheme = schemes[name]
  switch (scheme?.kind) {
    case 'bearer':
      return `bearer token in the header ${formatInlineCode('Authorization')}`
    case 'basic':
      return `user name and password in the header ${formatInlineCode('Authorization')}`
    case 'apiKey':
      return `API key in the ${scheme.in === 'query' ? 'query parameter' : scheme.in} ${formatInlineCode(scheme.name)}`
    case 'other':
      return scheme.label
    default:
      return formatInlineCode(name)
  }
}

function formatParameters(parameters: readonly ApiParameter[], schemas: ApiDocument['schemas']): string {
  const rows = parameters.map((parameter) => {
    const [type, text] = summarizeValue(parameter.schema, schemas, parameter.description)
    const example =
      parameter.example === undefined ? '' : formatInlineCode(String(JSON.stringify(parameter.example)))
    return [
      formatInlineCode(parameter.name),
      parameter.in,
      type,
      parameter.isRequired ? 'yes' : '',
      `${parameter.isDeprecated ? '**Deprecated.** ' : ''}${text}`,
      text.includes('Example: ') ? '' : example,
    ]
  })
  return formatMarkdownTable(['Name', 'In', 'Type', 'Required', 'Description', 'Example'], rows)
}

function formatBody({ contents, isRequired, description }: ApiBody, context: FieldContext): string[] {
  const types = contents.map(({ mediaType }) => formatInlineCode(mediaType)).join(' or ')
  return [
    '### Body',
    `${[description, `Sent as ${types}${isRequired ? '' : '; may be left out'}.`].filter(Boolean).join('\n\n')}`,
    formatContentFields(contents[0], context),
  ]
}

function formatSample(operation: OpenApiOperation, document: ApiDocument): string {
  const spec = createRequestSpec(operation, document)
  return formatCodeBlock(
    'sh',
    curl.write(createRequest(spec, createExampleValues(spec), { hasPlaceholders: true })),
  )
}

/** Formats successful responses in full and the others as a list, because their bodies are alike. */
function formatResponses(responses: readonly ApiResponse[], context: FieldContext): string[] {
  const isSuccess = ({ status }: ApiResponse): boolean => /^2/.test(status)
  const others = responses.filter((response) => !isSuccess(response))
  const first = responses
    .filter(isSuccess)
    .flatMap((response) => [
      `#### ${response.status}`,
      response.description,
      formatContentFields(response.contents[0], context),
      formatExample(response.contents[0]),
    ])
  const list = others.map(
    ({ status, description }) =>
      `- ${formatInlineCode(status)}: ${description.trim().replace(/\s*\n\s*/g, ' ')}`,
  )
  return [
    '### Responses',
    ...first,
    ...(first.length > 0 && list.length > 0 ? ['#### Other responses'] : []),
    list.join('\n'),
  ]
}

function formatExample(content: MediaContent | undefined): string {
  const [example] = content?.examples ?? []
  if (content === undefined || example === undefined) return ''
  const { value } = example
  return typeof value === 'string'
    ? formatCodeBlock('', value)
    : formatCodeBlock('json', JSON.stringify(value, undefined, 2) ?? '')
}

function formatContentFields(content: MediaContent | undefined, context: FieldContext): string {
  const schema: Schema | undefined = content?.schema ?? content?.itemSchema
  if (schema === undefined || schema === true) return ''
  const table = formatFieldTable(schema, context)
  if (table !== '') return table
  const [type, text] = summarizeValue(schema, context.schemas)
  const name = flattenSchema(schema, context.schemas).name
  return `Type: ${type}${name === undefined ? '' : ` (${formatInlineCode(name)})`}. ${text}`.trim()
}
