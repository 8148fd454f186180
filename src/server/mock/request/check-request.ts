import { isDeepStrictEqual } from 'node:util'
import type { Failure } from '../answer/error-body.ts'
import { isObject, type Resolve } from '../json-document.ts'
import type { MockOperation } from '../read-operations.ts'
import type { FieldError } from './explain-failures.ts'
import { missingCredentials } from './missing-credentials.ts'
import { isJsonType, type RequestBody } from './read-body.ts'
import { checkParameters, type SentParameters } from './read-parameters.ts'
import type { CheckValue } from './schema-check.ts'

/** One of the operations that share a method and a path. */
export interface Choice {
  operation: MockOperation
  /** The body names none of them. */
  errors: FieldError[]
}

/** Tells operations apart by fields of the body; the first stands in where the body names none. */
export function chooseOperation(
  operations: readonly [MockOperation, ...MockOperation[]],
  body: RequestBody,
): Choice {
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

function unmatched(operations: readonly MockOperation[]): FieldError[] {
  const fields = new Set(operations.flatMap(({ bodyMatch }) => Object.keys(bodyMatch ?? {})))
  return [...fields].map((field) => {
    const values = new Set(operations.map(({ bodyMatch }) => JSON.stringify(bodyMatch?.[field])))
    return { field, message: `Must be one of ${[...values].join(', ')}.`, keyword: 'enum' }
  })
}

export interface SentRequest extends SentParameters {
  body: RequestBody
}

/** What is needed to judge a request. */
export interface Judge {
  check: CheckValue
  /** A security scheme by its name. */
  schemeOf: (name: string) => ReturnType<Resolve>
}

/** The first reason to refuse a request: credentials, then its form, then its values, all of them at once. */
export function checkRequest(
  { operation, errors }: Choice,
  sent: SentRequest,
  judge: Judge,
): Failure | undefined {
  const missing = missingCredentials(operation, sent, judge.schemeOf)
  if (missing.length > 0) return { status: 401, message: `Missing: ${missing.join(' and ')}.`, errors: [] }
  if (sent.body.kind === 'bad JSON')
    return { status: 400, message: `The body is not JSON: ${sent.body.message}`, errors: [] }
  const known = [...(operation.body?.contents.keys() ?? [])]
  if (
    sent.body.kind === 'value' &&
    known.length > 0 &&
    contentFor(operation, sent.body.mediaType) === undefined
  ) {
    const message = `The Content-Type \`${sent.body.mediaType}\` is not accepted. Send \`${known.join('` or `')}\`.`
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

/** APIs differ in what they call a wrong value. */
const statusOfMistake = ({ responses }: MockOperation): number =>
  [400, 412, 422].find((status) => responses.has(String(status))) ?? 400

function checkBody(operation: MockOperation, body: RequestBody, check: CheckValue): FieldError[] {
  if (body.kind !== 'value') {
    if (operation.body?.isRequired !== true) return []
    return [{ field: '', message: 'A body is required.', keyword: 'required' }]
  }
  const schema = contentFor(operation, body.mediaType)
  // Values of forms are text, whatever the schema says they mean.
  return schema === undefined || !isJsonType(body.mediaType) ? [] : check(body.value, schema)
}

/** The schema for a media type; the document may say `application/*` or name a charset. */
function contentFor({ body }: MockOperation, mediaType: string): unknown {
  const found = [...(body?.contents ?? [])].find(([type]) => {
    const own = type.split(';')[0]?.trim() ?? ''
    return own === mediaType || own === '*/*' || own === `${mediaType.split('/')[0]}/*`
  })
  return found?.[1]
}
