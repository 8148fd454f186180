import type { ApiResponse, Content, Operation } from '../../../shared/api/api-document.ts'
import { bareMediaType, isJsonType } from '../../../shared/api/http/media-type.ts'

/** A response of the document that is going to be the answer. */
export interface ChosenResponse {
  status: number
  response: ApiResponse
}

/** What the reader asked for instead of success. */
export interface Wish {
  code: string | undefined
  example: string | undefined
}

/** Reads `Prefer: code=404, example=name`, and `__code` and `__example` of the query. */
export function readWish(headers: Headers, query: URLSearchParams): Wish {
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

/** The response for a status: its own, that of its range, or the default. */
export function responseFor(operation: Operation, status: number): ChosenResponse | undefined {
  const range = `${Math.floor(status / 100)}XX`
  const response =
    operation.responses.find((own) => own.status === String(status)) ??
    operation.responses.find((own) => own.status.toUpperCase() === range) ??
    operation.responses.find((own) => own.status === 'default')
  return response && { status, response }
}

/** What an operation answers when all is well. */
export function successOf(operation: Operation): ChosenResponse {
  const { responses } = operation
  const response = [/^2\d\d$/, /^2XX$/i, /^default$/, /^3\d\d$/, /^/]
    .map((wanted) => responses.find(({ status }) => wanted.test(status)))
    .find((found) => found !== undefined) ?? { status: '200', description: '', headers: [], contents: [] }
  return { status: numberOf(response), response }
}

/** A number for `4XX` and `default`. */
function numberOf({ status }: ApiResponse): number {
  if (/^\d\d\d$/.test(status)) return Number(status)
  return /^[1-5]xx$/i.test(status) ? Number(status[0]) * 100 : 200
}

/** What a wish names, or why it cannot be fulfilled. */
export function wishedResponse(operation: Operation, wish: Wish): ChosenResponse | { problem: string } {
  const known = operation.responses.map((response) => response.status)
  if (wish.code === undefined) return responseWithExample(operation, wish.example ?? '')
  const status = Number(wish.code)
  const found = Number.isInteger(status) && status >= 200 && status <= 599 && responseFor(operation, status)
  if (!found) return { problem: `\`${wish.code}\` is not documented here. Documented: ${known.join(', ')}.` }
  const names = examplesOf(found.response)
  if (wish.example !== undefined && !names.includes(wish.example))
    return { problem: `${status} has no example \`${wish.example}\`. It has: ${names.join(', ')}.` }
  return found
}

function responseWithExample(operation: Operation, name: string): ChosenResponse | { problem: string } {
  const response = operation.responses.find((own) => examplesOf(own).includes(name))
  if (response !== undefined) return { status: numberOf(response), response }
  const all = new Set(operation.responses.flatMap(examplesOf))
  return { problem: `No response has an example \`${name}\`. Examples: ${[...all].join(', ')}.` }
}

const examplesOf = ({ contents }: ApiResponse): string[] =>
  contents.flatMap(({ examples }) => examples.map(({ name }) => name))

/** The content that a client accepts; JSON, or the first, for one that accepts anything or nothing that is there. */
export function chooseContent({ contents }: ApiResponse, headers: Headers): Content | undefined {
  const accepted = (headers.get('Accept') ?? '').split(',').map(bareMediaType)
  return (
    accepted.flatMap((type) => contents.filter(({ mediaType }) => bareMediaType(mediaType) === type))[0] ??
    contents.find(({ mediaType }) => isJsonType(mediaType)) ??
    contents[0]
  )
}
