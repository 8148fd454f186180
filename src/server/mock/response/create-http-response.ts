import type { ApiDocument, ApiResponse, OpenApiOperation } from '../../../shared/api/api-document.ts'
import { createSchemaExample } from '../../../shared/api/example/create-schema-example.ts'
import { isJsonType } from '../../../shared/api/http/media-type.ts'
import { mapValues } from '../../../shared/read-unknown.ts'
import { exposeHeaders, mockCorsHeaders } from './mock-cors.ts'

/** A response before it's converted to HTTP. */
export interface ResponseDraft {
  status: number
  /** Media type and value of the body, or undefined for no body. */
  body: { type: string; value: unknown } | undefined
  headers: Record<string, unknown>
}

/** Statuses of responses without a body. */
const bodilessStatuses = new Set([204, 205, 304])

/** Creates the response. JSON is indented because people read it in a terminal. */
export function createHttpResponse(
  { status, body, headers: draftHeaders }: ResponseDraft,
  isHead: boolean,
): Response {
  const headers = new Headers(mockCorsHeaders)
  for (const [name, value] of Object.entries(draftHeaders)) headers.set(name, formatHeader(value))
  if (body === undefined || bodilessStatuses.has(status)) {
    exposeHeaders(headers)
    return new Response(null, { status, headers })
  }
  const isJson = isJsonType(body.type)
  const text =
    typeof body.value === 'string' && !isJson ? body.value : `${JSON.stringify(body.value, undefined, 2)}\n`
  headers.set('Content-Type', isJson || body.type.startsWith('text/') ? addCharset(body.type) : body.type)
  exposeHeaders(headers)
  return new Response(isHead ? null : text, { status, headers })
}

const addCharset = (type: string): string => (type.includes('charset') ? type : `${type}; charset=utf-8`)

/** Formats a header value as one line of ASCII. */
function formatHeader(value: unknown): string {
  const text = typeof value === 'string' ? value : String(JSON.stringify(value) ?? '')
  return text.replace(/[^\x20-\x7e]+/g, ' ').trim()
}

/** Returns examples of the documented headers of a response. */
export function createExampleHeaders(
  { headers }: ApiResponse,
  schemas: ApiDocument['schemas'],
): Record<string, unknown> {
  return Object.fromEntries(
    headers.flatMap(({ name, schema, example }) => {
      if (/^(content-|transfer-encoding|connection)/i.test(name)) return []
      const value = example ?? createSchemaExample(schema, schemas, { direction: 'response' })
      return value === undefined ? [] : [[name.toLowerCase(), value]]
    }),
  )
}

/**
 * Returns the documented rate limit headers, for every response. Their values never change: calls remain, except in a
 * 429.
 */
export function createRateLimitHeaders(
  operations: readonly OpenApiOperation[],
  schemas: ApiDocument['schemas'],
): Record<string, unknown> {
  const limited = operations.flatMap(({ responses }) => responses.filter(({ status }) => status === '429'))
  const all = limited.map((response) => createExampleHeaders(response, schemas))
  const match = all.find((headers) => Object.keys(headers).some(isLimitHeader)) ?? {}
  const headers = Object.fromEntries(Object.entries(match).filter(([name]) => isLimitHeader(name)))
  const limit = Number(Object.entries(headers).find(([name]) => name.endsWith('-limit'))?.[1])
  if (!Number.isFinite(limit)) return headers
  return mapValues(headers, (value, name) => (name.endsWith('-remaining') ? limit - 1 : value))
}

const isLimitHeader = (name: string): boolean => /^(x-)?ratelimit-/i.test(name)
