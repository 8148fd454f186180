import type { ApiResponse, MediaContent, OpenApiOperation } from '../../../shared/api/api-document.ts'
import { isJsonType, stripMediaTypeParameters } from '../../../shared/api/http/media-type.ts'

/** The response of the document to send. */
export interface ChosenResponse {
  status: number
  response: ApiResponse
}

/** The response that the client prefers instead of success. */
export interface ResponsePreference {
  code: string | undefined
  example: string | undefined
}

/** Parses `Prefer: code=404, example=name`, and the query parameters `__code` and `__example`. */
export function readPreference(headers: Headers, query: URLSearchParams): ResponsePreference {
  const prefer = new Map(
    (headers.get('Prefer') ?? '').split(/[,;]/).map((part) => {
      const equals = part.indexOf('=')
      const name = equals === -1 ? part : part.slice(0, equals)
      const value = equals === -1 ? '' : part.slice(equals + 1)
      return [name.trim().toLowerCase(), value.trim().replace(/^"|"$/g, '')]
    }),
  )
  return {
    code: query.get('__code') ?? prefer.get('code'),
    example: query.get('__example') ?? prefer.get('example'),
  }
}

/** Finds the response for a status: exact, by range, or the default. */
export function findResponse(operation: OpenApiOperation, status: number): ChosenResponse | undefined {
  const range = `${Math.floor(status / 100)}XX`
  const response =
    operation.responses.find((own) => own.status === String(status)) ??
    operation.responses.find((own) => own.status.toUpperCase() === range) ??
    operation.responses.find((own) => own.status === 'default')
  return response && { status, response }
}

/** Returns the success response of an operation. */
export function findSuccess(operation: OpenApiOperation): ChosenResponse {
  const { responses } = operation
  const response = [/^2\d\d$/, /^2XX$/i, /^default$/, /^3\d\d$/, /^/]
    .map((pattern) => responses.find(({ status }) => pattern.test(status)))
    .find((match) => match !== undefined) ?? { status: '200', description: '', headers: [], contents: [] }
  return { status: toStatusNumber(response), response }
}

/** Returns a number for `4XX` and `default`. A response can't have a status below 200, which comes before it. */
function toStatusNumber({ status }: ApiResponse): number {
  if (status.startsWith('1')) return 200
  if (/^\d\d\d$/.test(status)) return Number(status)
  return /^[1-5]xx$/i.test(status) ? Number(status[0]) * 100 : 200
}

/** Returns the preferred response, or a message that explains why there is none. */
export function findPreferredResponse(
  operation: OpenApiOperation,
  preference: ResponsePreference,
): ChosenResponse | { problem: string } {
  const statuses = operation.responses.map((response) => response.status)
  if (preference.code === undefined) return findResponseWithExample(operation, preference.example ?? '')
  const status = Number(preference.code)
  const match = Number.isInteger(status) && status >= 200 && status <= 599 && findResponse(operation, status)
  if (!match)
    return {
      problem: `\`${preference.code}\` isn't documented for this operation. Documented: ${statuses.join(', ')}.`,
    }
  const names = listExampleNames(match.response)
  if (preference.example !== undefined && !names.includes(preference.example))
    return { problem: `${status} has no example \`${preference.example}\`. It has: ${names.join(', ')}.` }
  return match
}

function findResponseWithExample(
  operation: OpenApiOperation,
  name: string,
): ChosenResponse | { problem: string } {
  const response = operation.responses.find((own) => listExampleNames(own).includes(name))
  if (response !== undefined) return { status: toStatusNumber(response), response }
  const all = new Set(operation.responses.flatMap(listExampleNames))
  return { problem: `No response has an example \`${name}\`. Examples: ${[...all].join(', ')}.` }
}

const listExampleNames = ({ contents }: ApiResponse): string[] =>
  contents.flatMap(({ examples }) => examples.map(({ name }) => name))

/**
 * Returns the content that a client accepts: JSON or the first one if it accepts anything, or nothing that is
 * available.
 */
export function chooseContent({ contents }: ApiResponse, headers: Headers): MediaContent | undefined {
  const accepted = (headers.get('Accept') ?? '').split(',').map(stripMediaTypeParameters)
  return (
    accepted.flatMap((type) =>
      contents.filter(({ mediaType }) => stripMediaTypeParameters(mediaType) === type),
    )[0] ??
    contents.find(({ mediaType }) => isJsonType(mediaType)) ??
    contents[0]
  )
}
