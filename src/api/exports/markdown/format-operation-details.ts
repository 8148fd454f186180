import type {
  ApiBody,
  ApiDocument,
  ApiParameter,
  OpenApiOperation,
} from '../../../shared/api/api-document.ts'
import { createExampleValues, createRequest } from '../../../shared/api/create-request.ts'
import { curl } from '../../../shared/samples/curl.ts'
import { createRequestSpec } from '../../create-request-spec.ts'
import { formatContentFields } from './format-content-fields.ts'
import { formatExamples, formatLabeledExamples } from './format-examples.ts'
import { type FieldContext, summarizeValue } from './format-field-table.ts'
import { formatHeading } from './format-heading.ts'
import { formatCodeBlock, formatInlineCode, formatMarkdownTable } from './format-markdown-table.ts'
import { formatResponses } from './format-responses.ts'

/** Formats the parts of an operation below its description. Empty parts are left out. */
export function formatOperationDetails(
  operation: OpenApiOperation,
  document: ApiDocument,
  context: FieldContext,
): string[] {
  const level = context.titleLevel + 1
  return [
    formatCredentials(operation, document),
    ...(operation.parameters.length === 0
      ? []
      : [formatHeading(level, 'Parameters'), formatParameters(operation.parameters, document.schemas)]),
    ...(operation.body === undefined ? [] : formatBody(operation.body, context)),
    ...(operation.isWebhook ? [] : [formatHeading(level, 'Example'), formatSample(operation, document)]),
    ...(operation.responses.length === 0 ? [] : formatResponses(operation.responses, context)),
  ].filter((part) => part !== '')
}

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
    formatHeading(context.titleLevel + 1, 'Body'),
    `${[description, `Sent as ${types}${isRequired ? '' : '; may be left out'}.`].filter(Boolean).join('\n\n')}`,
    formatContentFields(contents[0], context),
    // The first is in the sample.
    ...contents.flatMap((content) => {
      const examples = formatExamples(content, 'request', context)
      return examples.length === 1 ? [] : formatLabeledExamples(examples)
    }),
  ]
}

function formatSample(operation: OpenApiOperation, document: ApiDocument): string {
  const spec = createRequestSpec(operation, document)
  return formatCodeBlock(
    'sh',
    curl.write(createRequest(spec, createExampleValues(spec), { hasPlaceholders: true })),
  )
}
