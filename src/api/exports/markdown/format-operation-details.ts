import type {
  ApiBody,
  ApiDocument,
  CodeSample,
  MediaContent,
  OpenApiOperation,
  ResponseLink,
} from '../../../shared/api/api-document.ts'
import { createExampleRequest } from '../../../shared/api/create-request.ts'
import type { SecurityRequirement } from '../../../shared/api/security/security-scheme.ts'
import { curl } from '../../../shared/samples/curl.ts'
import { formatCodeFence, formatCodeSpan } from '../../../shared/text/escape-markdown.ts'
import { plainSentences } from '../../../shared/text/plain-text.ts'
import { createRequestSpec } from '../../request/create-request-spec.ts'
import { describeCredentialCarrier } from '../describe-credential-carrier.ts'
import { formatContentFields } from './format-content-fields.ts'
import { formatExamples, formatLabeledExamples } from './format-examples.ts'
import type { FieldContext } from './format-field-table.ts'
import { formatHeading } from './format-heading.ts'
import { formatNamedValues } from './format-named-values.ts'
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
      : [formatHeading(level, 'Parameters'), formatNamedValues(operation.parameters, context)]),
    ...(operation.body === undefined ? [] : formatBody(operation.body, context)),
    ...(operation.isWebhook
      ? []
      : [
          formatHeading(level, 'Example'),
          formatSample(operation, document),
          ...operation.codeSamples.flatMap(formatCodeSample),
        ]),
    ...(operation.responses.length === 0 ? [] : formatResponses(operation.responses, context)),
    ...(operation.links.length === 0
      ? []
      : [formatHeading(level, 'Links to other operations'), formatLinks(operation.links)]),
  ].filter((part) => part !== '')
}

function formatCredentials(operation: OpenApiOperation, document: ApiDocument): string {
  const { security } = operation
  if (security === undefined) return operation.isWebhook ? '' : 'The document describes no credentials.'
  const required = security.filter((requirements) => requirements.length > 0)
  if (required.length === 0) return 'Needs no credentials.'
  const alternatives = required.map((requirements) =>
    requirements.map((requirement) => formatRequirement(requirement, document)).join(' and '),
  )
  return `Credentials: ${alternatives.join('; or ')}.${required.length < security.length ? ' They are optional.' : ''}`
}

function formatRequirement({ name, scopes }: SecurityRequirement, { securitySchemes }: ApiDocument): string {
  const scheme = securitySchemes[name]
  if (scheme === undefined) return formatCodeSpan(name)
  const text = `${describeCredentialCarrier(scheme, formatCodeSpan)}${scheme.isDeprecated ? ' (deprecated)' : ''}`
  return scopes.length === 0 ? text : `${text} with ${scopes.map(formatCodeSpan).join(', ')}`
}

function formatBody({ contents, isRequired, description }: ApiBody, context: FieldContext): string[] {
  const types = contents.map(({ mediaType }) => formatCodeSpan(mediaType)).join(' or ')
  return [
    formatHeading(context.titleLevel + 1, 'Body'),
    `${[description, `Sent as ${types}${isRequired ? '' : '; may be left out'}.`].filter(Boolean).join('\n\n')}`,
    ...contents.flatMap((content, index) => {
      const isRepeated = index > 0 && getSchemaText(content) === getSchemaText(contents[0])
      if (isRepeated) return []
      const type = index === 0 ? '' : `As ${formatCodeSpan(content.mediaType)}:`
      return [type, formatContentFields(content, context), formatEncodings(content)]
    }),
    // The first is in the sample.
    ...contents.flatMap((content) => {
      const examples = formatExamples(content, 'request', context)
      const [{ label, description } = { label: '', description: '' }] = examples
      return examples.length === 1 ? [label, description] : formatLabeledExamples(examples)
    }),
  ]
}

const getSchemaText = (content: MediaContent | undefined): string =>
  JSON.stringify([content?.schema, content?.itemSchema])

/** Formats the rules about how the fields of a form are sent. */
const formatEncodings = ({ encoding }: MediaContent): string =>
  Object.entries(encoding)
    .flatMap(([name, { contentType, contentTypes = contentType, allowReserved, headers = [] }]) => {
      const facts = [
        contentTypes === undefined ? '' : `sent as ${formatCodeSpan(contentTypes)}`,
        allowReserved === true ? 'characters such as `/`, `?`, and `&` stay as they are' : '',
        ...headers.map(
          ({ name: header, description }) =>
            `with the header ${formatCodeSpan(header)}${description === '' ? '' : ` (${plainSentences(description)})`}`,
        ),
      ].filter((fact) => fact !== '')
      return facts.length === 0
        ? []
        : [`- ${name === '' ? 'Each item' : formatCodeSpan(name)}: ${facts.join('; ')}.`]
    })
    .join('\n')

function formatSample(operation: OpenApiOperation, document: ApiDocument): string {
  const spec = createRequestSpec(operation, document)
  return formatCodeFence({ language: 'sh', code: curl.write(createExampleRequest(spec)) })
}

/** Formats links of responses. IDs of operations become links later. */
const formatLinks = (links: readonly ResponseLink[]): string =>
  links
    .map(({ status, name, description, operation, target, values }) => {
      const pairs = values.map(([key, value]) => `${formatCodeSpan(key)} = ${formatCodeSpan(value)}`)
      const text = [description.replace(/\s*\n\s*/g, ' '), pairs.join(', ')].filter(Boolean).join(' ')
      return `- ${formatCodeSpan(status)} ${name}: ${formatCodeSpan(operation ?? target)}${text === '' ? '' : `. ${text}`}`
    })
    .join('\n')

const formatCodeSample = ({ language, label, source }: CodeSample): string[] => [
  `${label || language}:`,
  formatCodeFence({ language: language.toLowerCase().replace(/[^a-z0-9+#-]/g, ''), code: source }),
]
