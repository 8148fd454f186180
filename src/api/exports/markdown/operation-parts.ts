import type {
  ApiDocument,
  ApiResponse,
  Body,
  MediaContent,
  OpenApiOperation,
  Parameter,
  Schema,
} from '../../../shared/api/api-document.ts'
import { createRequest, exampleValues } from '../../../shared/api/create-request.ts'
import { curl } from '../../../shared/samples/curl.ts'
import { flattenSchema } from '../../describe/schema/flatten-schema.ts'
import { createRequestSpec } from '../../request/create-request-spec.ts'
import { type FieldContext, fieldTable, valueText } from './field-table.ts'
import { code, codeBlock, markdownTable } from './markdown-table.ts'

/** Formats the parts of an operation below its description. Empty parts are left out. */
export function operationParts(
  operation: OpenApiOperation,
  document: ApiDocument,
  context: FieldContext,
): string[] {
  return [
    credentialsText(operation, document),
    ...(operation.parameters.length === 0
      ? []
      : ['### Parameters', parameterTable(operation.parameters, document.schemas)]),
    ...(operation.body === undefined ? [] : bodyParts(operation.body, context)),
    ...(operation.isWebhook ? [] : ['### Example', formatSample(operation, document)]),
    ...(operation.responses.length === 0 ? [] : responseParts(operation.responses, context)),
    namesLine('CLI', operation.cli),
    namesLine('Terraform', operation.terraform),
  ].filter((part) => part !== '')
}

const namesLine = (label: string, names: readonly string[]): string =>
  names.length === 0 ? '' : `${label}: ${names.map(code).join(', ')}`

function credentialsText({ security }: OpenApiOperation, { securitySchemes }: ApiDocument): string {
  const alternatives = security.map((names) =>
    names.map((name) => describeSchemeLocation(name, securitySchemes)).join(' and '),
  )
  const needed = alternatives.filter((names) => names !== '')
  if (needed.length === 0) return 'Needs no credentials.'
  return `Credentials: ${needed.join('; or ')}.${needed.length < alternatives.length ? ' They are optional.' : ''}`
}

function describeSchemeLocation(name: string, schemes: ApiDocument['securitySchemes']): string {
  const scheme = schemes[name]
  switch (scheme?.kind) {
    case 'bearer':
      return `bearer token in the header ${code('Authorization')}`
    case 'basic':
      return `user name and password in the header ${code('Authorization')}`
    case 'apiKey':
      return `API key in the ${scheme.in === 'query' ? 'query parameter' : scheme.in} ${code(scheme.name)}`
    case 'other':
      return scheme.label
    default:
      return code(name)
  }
}

function parameterTable(parameters: readonly Parameter[], schemas: ApiDocument['schemas']): string {
  const rows = parameters.map((parameter) => {
    const [type, text] = valueText(parameter.schema, schemas, parameter.description)
    const example = parameter.example === undefined ? '' : code(String(JSON.stringify(parameter.example)))
    return [
      code(parameter.name),
      parameter.in,
      type,
      parameter.isRequired ? 'yes' : '',
      `${parameter.isDeprecated ? '**Deprecated.** ' : ''}${text}`,
      text.includes('Example: ') ? '' : example,
    ]
  })
  return markdownTable(['Name', 'In', 'Type', 'Required', 'Description', 'Example'], rows)
}

function bodyParts({ contents, isRequired, description }: Body, context: FieldContext): string[] {
  const types = contents.map(({ mediaType }) => code(mediaType)).join(' or ')
  return [
    '### Body',
    `${[description, `Sent as ${types}${isRequired ? '' : '; may be left out'}.`].filter(Boolean).join('\n\n')}`,
    contentFields(contents[0], context),
  ]
}

function formatSample(operation: OpenApiOperation, document: ApiDocument): string {
  const spec = createRequestSpec(operation, document)
  return codeBlock('sh', curl.write(createRequest(spec, exampleValues(spec), { hasPlaceholders: true })))
}

/** Formats successful responses in full and the others as a list, because their bodies are alike. */
function responseParts(responses: readonly ApiResponse[], context: FieldContext): string[] {
  const isSuccess = ({ status }: ApiResponse): boolean => /^2/.test(status)
  const others = responses.filter((response) => !isSuccess(response))
  const first = responses
    .filter(isSuccess)
    .flatMap((response) => [
      `#### ${response.status}`,
      response.description,
      contentFields(response.contents[0], context),
      formatExample(response.contents[0]),
    ])
  const list = others.map(
    ({ status, description }) => `- ${code(status)}: ${description.trim().replace(/\s*\n\s*/g, ' ')}`,
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
    ? codeBlock('', value)
    : codeBlock('json', JSON.stringify(value, undefined, 2) ?? '')
}

function contentFields(content: MediaContent | undefined, context: FieldContext): string {
  const schema: Schema | undefined = content?.schema ?? content?.itemSchema
  if (schema === undefined || schema === true) return ''
  const table = fieldTable(schema, context)
  if (table !== '') return table
  const [type, text] = valueText(schema, context.schemas)
  const name = flattenSchema(schema, context.schemas).name
  return `Type: ${type}${name === undefined ? '' : ` (${code(name)})`}. ${text}`.trim()
}
