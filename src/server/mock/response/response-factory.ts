import type {
  ApiDocument,
  ApiResponse,
  MediaContent,
  OpenApiOperation,
} from '../../../shared/api/api-document.ts'
import { createSchemaExample } from '../../../shared/api/example/create-schema-example.ts'
import { formatXml } from '../../../shared/api/example/format-xml.ts'
import { writeExample } from '../../../shared/api/example/write-example.ts'
import { isJsonType, isXmlType } from '../../../shared/api/http/media-type.ts'
import type { CheckValue } from '../request/create-schema-check.ts'
import {
  type ChosenResponse,
  chooseContent,
  findPreferredResponse,
  findResponse,
  findSuccess,
  type ResponsePreference,
} from './choose-status-and-content.ts'
import { createErrorBody, type RequestFailure } from './create-error-body.ts'
import { createExampleHeaders, createRateLimitHeaders, type ResponseDraft } from './create-http-response.ts'

/** Creates responses from a document. */
export interface ResponseFactory {
  /** Returns the example of success. */
  createSuccess(operation: OpenApiOperation, headers: Headers): ResponseDraft
  /** Returns the response that the client prefers. An undocumented one is an error. */
  createPreferred(operation: OpenApiOperation, wish: ResponsePreference, headers: Headers): ResponseDraft
  /** Returns an error in the format of the operation, or of the document if the operation defines none. */
  createError(
    operation: OpenApiOperation | undefined,
    headers: Headers,
    failure: RequestFailure,
  ): ResponseDraft
}

interface ResponseFactoryOptions {
  operations: readonly OpenApiOperation[]
  schemas: ApiDocument['schemas']
  check: CheckValue
}

export function createResponseFactory({
  operations,
  schemas,
  check,
}: ResponseFactoryOptions): ResponseFactory {
  const limits = createRateLimitHeaders(operations, schemas)
  const createDraft = (
    chosen: ChosenResponse,
    headers: Headers,
    example: string | undefined,
  ): ResponseDraft => {
    const content = chooseContent(chosen.response, headers)
    return {
      status: chosen.status,
      headers: { ...limits, ...createExampleHeaders(chosen.response, schemas) },
      body: content && {
        type: content.mediaType.toLowerCase(),
        value: chooseExample(content, example, schemas),
      },
    }
  }
  const createError: ResponseFactory['createError'] = (operation, headers, failure) => {
    const errorResponse = findErrorResponse(
      operation === undefined ? operations : [operation, ...operations],
      failure.status,
    )
    const content = errorResponse && chooseContent(errorResponse, headers)
    const example = content?.examples[0]?.value
    const body = createBody(example, failure, (value) => check(value, content?.schema ?? true).length === 0)
    const responseHeaders = errorResponse === undefined ? {} : createExampleHeaders(errorResponse, schemas)
    return {
      status: failure.status,
      headers: { ...limits, ...responseHeaders, ...createFailureHeaders(failure) },
      body: {
        type: content?.mediaType.toLowerCase() ?? 'application/json',
        value: content === undefined ? body : writeErrorBody(body, content, { failure, schemas }),
      },
    }
  }
  return {
    createSuccess: (operation, headers) => createDraft(findSuccess(operation), headers, undefined),
    createPreferred(operation, preference, headers) {
      const preferred = findPreferredResponse(operation, preference)
      if (!('problem' in preferred)) return createDraft(preferred, headers, preference.example)
      return createError(operation, headers, { status: 400, message: preferred.problem, errors: [] })
    },
    createError,
  }
}

/** Returns the first documented response for a failure among the operations, or any client error. */
function findErrorResponse(operations: readonly OpenApiOperation[], status: number): ApiResponse | undefined {
  for (const operation of operations) {
    const match = findResponse(operation, status)
    if (match !== undefined) return match.response
  }
  return operations.flatMap(({ responses }) => responses.find((own) => /^4\d\d$/.test(own.status)) ?? [])[0]
}

/**
 * Fills in the failure's message. A missing credential, or a message that would violate the schema, gets the example
 * unchanged.
 */
function createBody(
  example: unknown,
  failure: RequestFailure,
  isValid: (value: unknown) => boolean,
): unknown {
  if (failure.status === 401 && example !== undefined) return example
  const body = createErrorBody(example, failure)
  return example === undefined || isValid(body) ? body : example
}

/** Writes an error in the media type of its response. Text has only the message. */
function writeErrorBody(
  body: unknown,
  { mediaType, schema }: MediaContent,
  { failure, schemas }: { failure: RequestFailure; schemas: ApiDocument['schemas'] },
): unknown {
  if (isJsonType(mediaType) || typeof body === 'string') return body
  return isXmlType(mediaType) ? formatXml(body, schema ?? true, schemas) : formatReason(failure)
}

/** Returns the reason and, as HTTP requires, a challenge, also for keys outside of the `Authorization` header. */
const createFailureHeaders = (failure: RequestFailure): Record<string, string> => ({
  ...(failure.status === 401 && { 'WWW-Authenticate': failure.challenges?.join(', ') || 'Bearer' }),
  'Mock-Reason': formatReason(failure),
})

const formatReason = ({ message, errors }: RequestFailure): string =>
  [message, ...errors.map(({ field, message: text }) => `${field}: ${text}`)].join(' ').slice(0, 1000)

/** Returns the requested example, the first one, or a generated one. */
function chooseExample(
  content: MediaContent,
  name: string | undefined,
  schemas: ApiDocument['schemas'],
): unknown {
  const { examples, schema, itemSchema } = content
  const example = examples.find((own) => own.name === name) ?? examples[0]
  const value =
    example === undefined
      ? (createSchemaExample(itemSchema ?? schema ?? false, schemas, { direction: 'response' }) ?? null)
      : example.value
  return writeExample(value, content, schemas)
}
