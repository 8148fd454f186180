import { isDeepStrictEqual } from 'node:util'
import type { ApiDocument, MediaContent, OpenApiOperation } from '../../../shared/api/api-document.ts'
import { isJsonType, stripMediaTypeParameters } from '../../../shared/api/http/media-type.ts'
import { toObject } from '../../../shared/read-unknown.ts'
import type { RequestFailure } from '../response/create-error-body.ts'
import { checkParameters } from './check-parameters.ts'
import { checkSentForm } from './check-sent-form.ts'
import type { CoerceContext } from './coerce-text.ts'
import type { FieldError } from './create-schema-check.ts'
import { listChallenges, listMissingCredentials } from './list-missing-credentials.ts'
import type { SentParameters } from './read-parameter.ts'
import type { ParsedBody } from './read-request-body.ts'

/** One of the operations that share a method and a path. */
export interface OperationChoice {
  operation: OpenApiOperation
  /** Errors if the body matches none of them. */
  errors: FieldError[]
}

/**
 * Lists the operations that a body can be for: the one whose fields it has, or all that don't say which fields they have.
 * If there is none, it returns the first one with errors.
 */
export function listOperationChoices(
  operations: readonly [OpenApiOperation, ...OpenApiOperation[]],
  body: ParsedBody,
): [OperationChoice, ...OperationChoice[]] {
  const value = toObject(body.kind === 'value' ? body.value : undefined)
  const matching = operations.find(
    ({ bodyMatch }) =>
      bodyMatch !== undefined &&
      Object.entries(bodyMatch).every(([field, wanted]) => isDeepStrictEqual(value[field], wanted)),
  )
  const others = operations.filter(({ bodyMatch }) => bodyMatch === undefined)
  const [first, ...rest] = (matching === undefined ? others : [matching]).map((operation) => ({
    operation,
    errors: [],
  }))
  return first === undefined
    ? [{ operation: operations[0], errors: createMatchErrors(operations) }]
    : [first, ...rest]
}

function createMatchErrors(operations: readonly OpenApiOperation[]): FieldError[] {
  const fields = new Set(operations.flatMap(({ bodyMatch }) => Object.keys(bodyMatch ?? {})))
  return [...fields].map((field) => {
    const values = new Set(operations.map(({ bodyMatch }) => JSON.stringify(bodyMatch?.[field])))
    return { field, message: `Must be one of ${[...values].join(', ')}.`, keyword: 'enum' }
  })
}

export interface SentRequest extends SentParameters {
  body: ParsedBody
}

/** Functions that check a request. */
export interface CheckContext extends CoerceContext {
  securitySchemes: ApiDocument['securitySchemes']
}

/** Returns the first kind of failure: credentials, then the body's format, then all invalid values at once. */
export function checkRequest(
  { operation, errors }: OperationChoice,
  sent: SentRequest,
  context: CheckContext,
): RequestFailure | undefined {
  const missingNames = listMissingCredentials(operation, sent, context.securitySchemes)
  if (missingNames.length > 0)
    return {
      status: 401,
      message: `Missing: ${missingNames.join(' and ')}.`,
      errors: [],
      challenges: listChallenges(operation, context.securitySchemes),
    }
  if (sent.body.kind === 'bad JSON')
    return { status: 400, message: `The body isn't valid JSON: ${sent.body.message}`, errors: [] }
  const mediaTypes = (operation.body?.contents ?? []).map(({ mediaType }) => mediaType)
  if (
    sent.body.kind === 'value' &&
    mediaTypes.length > 0 &&
    findContent(operation, sent.body.mediaType) === undefined
  ) {
    const message = `The Content-Type \`${sent.body.mediaType}\` isn't supported. Send \`${mediaTypes.join('` or `')}\`.`
    return { status: 415, message, errors: [] }
  }
  const fieldErrors = [
    ...checkParameters(operation, sent, context),
    ...(errors.length > 0 ? errors : checkBody(operation, sent.body, context)),
  ]
  if (fieldErrors.length === 0) return undefined
  const names = [...new Set(fieldErrors.map(({ field }) => `\`${field || 'body'}\``))]
  return {
    status: findErrorStatus(operation),
    message: `Bad request: ${names.join(', ')}`,
    errors: fieldErrors,
  }
}

/** APIs use different statuses for invalid values. */
const findErrorStatus = ({ responses }: OpenApiOperation): number =>
  [400, 412, 422].find((number) => responses.some(({ status }) => status === String(number))) ?? 400

function checkBody(operation: OpenApiOperation, body: ParsedBody, context: CheckContext): FieldError[] {
  if (body.kind !== 'value') {
    if (operation.body?.isRequired !== true) return []
    return [{ field: '', message: 'A body is required.', keyword: 'required' }]
  }
  const content = findContent(operation, body.mediaType)
  if (content?.schema === undefined) return []
  if (body.form !== undefined) return checkSentForm(body.form, content, context)
  // The document's own example is valid, even if its schema disagrees.
  const isExample = content.examples.some(({ value }) => isDeepStrictEqual(value, body.value))
  return isJsonType(body.mediaType) && !isExample ? context.check(body.value, content.schema) : []
}

/** Finds the content for a media type. The document may use `application/*`, `application/*+json`, or a charset. */
const findContent = ({ body }: OpenApiOperation, mediaType: string): MediaContent | undefined =>
  body?.contents.find((content) => {
    const contentType = stripMediaTypeParameters(content.mediaType)
    const range = `${mediaType.split('/')[0]}/*`
    return (
      [mediaType, '*/*', range].includes(contentType) ||
      (contentType === `${range}+json` && isJsonType(mediaType))
    )
  })
