import { isDeepStrictEqual } from 'node:util'
import type { ApiDocument, Content, Operation } from '../../../shared/api/api-document.ts'
import { bareMediaType, isJsonType } from '../../../shared/api/http/media-type.ts'
import { isObject } from '../../../shared/unknown.ts'
import type { Failure } from '../answer/error-body.ts'
import type { FieldError } from './explain-failures.ts'
import { missingCredentials } from './missing-credentials.ts'
import type { RequestBody } from './read-body.ts'
import { checkParameters, type SentParameters } from './read-parameters.ts'
import type { CheckValue } from './schema-check.ts'

/** One of the operations that share a method and a path. */
export interface Choice {
  operation: Operation
  /** Errors if the body matches none of them. */
  errors: FieldError[]
}

/** Chooses the operation by fields of the body. If none matches, it returns the first one with errors. */
export function chooseOperation(operations: readonly [Operation, ...Operation[]], body: RequestBody): Choice {
  const value = body.kind === 'value' && isObject(body.value) ? body.value : {}
  const matching = operations.find(
    ({ bodyMatch }) =>
      bodyMatch !== undefined &&
      Object.entries(bodyMatch).every(([field, wanted]) => isDeepStrictEqual(value[field], wanted)),
  )
  const other = operations.find(({ bodyMatch }) => bodyMatch === undefined)
  const operation = matching ?? other
  return operation === undefined
    ? { operation: operations[0], errors: unmatched(operations) }
    : { operation, errors: [] }
}

function unmatched(operations: readonly Operation[]): FieldError[] {
  const fields = new Set(operations.flatMap(({ bodyMatch }) => Object.keys(bodyMatch ?? {})))
  return [...fields].map((field) => {
    const values = new Set(operations.map(({ bodyMatch }) => JSON.stringify(bodyMatch?.[field])))
    return { field, message: `Must be one of ${[...values].join(', ')}.`, keyword: 'enum' }
  })
}

export interface SentRequest extends SentParameters {
  body: RequestBody
}

/** What a request is checked with. */
export interface Judge {
  check: CheckValue
  securitySchemes: ApiDocument['securitySchemes']
}

/** Returns the first kind of failure: credentials, then the body's format, then all invalid values at once. */
export function checkRequest(
  { operation, errors }: Choice,
  sent: SentRequest,
  judge: Judge,
): Failure | undefined {
  const missing = missingCredentials(operation, sent, judge.securitySchemes)
  if (missing.length > 0) return { status: 401, message: `Missing: ${missing.join(' and ')}.`, errors: [] }
  if (sent.body.kind === 'bad JSON')
    return { status: 400, message: `The body isn't valid JSON: ${sent.body.message}`, errors: [] }
  const known = (operation.body?.contents ?? []).map(({ mediaType }) => mediaType)
  if (
    sent.body.kind === 'value' &&
    known.length > 0 &&
    contentFor(operation, sent.body.mediaType) === undefined
  ) {
    const message = `The Content-Type \`${sent.body.mediaType}\` isn't supported. Send \`${known.join('` or `')}\`.`
    return { status: 415, message, errors: [] }
  }
  const wrong = [
    ...checkParameters(operation, sent, judge.check),
    ...(errors.length > 0 ? errors : checkBody(operation, sent.body, judge.check)),
  ]
  if (wrong.length === 0) return undefined
  const names = [...new Set(wrong.map(({ field }) => `\`${field || 'body'}\``))]
  return { status: statusOfMistake(operation), message: `Bad request: ${names.join(', ')}`, errors: wrong }
}

/** APIs use different statuses for invalid values. */
const statusOfMistake = ({ responses }: Operation): number =>
  [400, 412, 422].find((number) => responses.some(({ status }) => status === String(number))) ?? 400

function checkBody(operation: Operation, body: RequestBody, check: CheckValue): FieldError[] {
  if (body.kind !== 'value') {
    if (operation.body?.isRequired !== true) return []
    return [{ field: '', message: 'A body is required.', keyword: 'required' }]
  }
  const schema = contentFor(operation, body.mediaType)?.schema
  // Form values are text, whatever their schema says.
  return schema === undefined || !isJsonType(body.mediaType) ? [] : check(body.value, schema)
}

/** Finds the content for a media type. The document may use `application/*` or a charset. */
const contentFor = ({ body }: Operation, mediaType: string): Content | undefined =>
  body?.contents.find((content) => {
    const own = bareMediaType(content.mediaType)
    return own === mediaType || own === '*/*' || own === `${mediaType.split('/')[0]}/*`
  })
