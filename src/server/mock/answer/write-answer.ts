import type { ApiDocument, ApiResponse, Operation } from '../../../shared/api/api-document.ts'
import { exampleOfSchema } from '../../../shared/api/example/create-example.ts'
import { isJsonType } from '../../../shared/api/http/media-type.ts'
import { exposeHeaders, sharedHeaders } from './cors.ts'

/** An answer before it is HTTP. */
export interface Answer {
  status: number
  /** Media type and value of the body; undefined: no body. */
  body: { type: string; value: unknown } | undefined
  headers: Record<string, unknown>
}

/** Statuses whose answers have no body. */
const bodiless = new Set([204, 205, 304])

/** Writes an answer. JSON is indented, because people read it in a terminal. */
export function writeAnswer({ status, body, headers: own }: Answer, isHead: boolean): Response {
  const headers = new Headers(sharedHeaders)
  for (const [name, value] of Object.entries(own)) headers.set(name, headerText(value))
  if (body === undefined || bodiless.has(status)) {
    exposeHeaders(headers)
    return new Response(null, { status, headers })
  }
  const isJson = isJsonType(body.type)
  const text =
    typeof body.value === 'string' && !isJson ? body.value : `${JSON.stringify(body.value, undefined, 2)}\n`
  headers.set('Content-Type', isJson || body.type.startsWith('text/') ? withCharset(body.type) : body.type)
  exposeHeaders(headers)
  return new Response(isHead ? null : text, { status, headers })
}

const withCharset = (type: string): string => (type.includes('charset') ? type : `${type}; charset=utf-8`)

/** Header values are ASCII on one line. */
function headerText(value: unknown): string {
  const text = typeof value === 'string' ? value : String(JSON.stringify(value) ?? '')
  return text.replace(/[^\x20-\x7e]+/g, ' ').trim()
}

/** Examples of the headers that a response documents. */
export function documentedHeaders(
  { headers }: ApiResponse,
  schemas: ApiDocument['schemas'],
): Record<string, unknown> {
  return Object.fromEntries(
    headers.flatMap(({ name, schema, example }) => {
      if (/^(content-|transfer-encoding|connection)/i.test(name)) return []
      const value = example ?? exampleOfSchema(schema, schemas, { direction: 'response' })
      return value === undefined ? [] : [[name.toLowerCase(), value]]
    }),
  )
}

/**
 * Headers about the limit of calls, as the document describes them where it is reached: every answer carries them. They say
 * the same each time, and on other answers than 429 that calls are left.
 */
export function limitHeaders(
  operations: readonly Operation[],
  schemas: ApiDocument['schemas'],
): Record<string, unknown> {
  const limited = operations.flatMap(({ responses }) => responses.filter(({ status }) => status === '429'))
  const all = limited.map((response) => documentedHeaders(response, schemas))
  const found = all.find((headers) => Object.keys(headers).some(isLimitHeader)) ?? {}
  const headers = Object.fromEntries(Object.entries(found).filter(([name]) => isLimitHeader(name)))
  const limit = Number(Object.entries(headers).find(([name]) => name.endsWith('-limit'))?.[1])
  if (!Number.isFinite(limit)) return headers
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, name.endsWith('-remaining') ? limit - 1 : value]),
  )
}

const isLimitHeader = (name: string): boolean => /^(x-)?ratelimit-/i.test(name)
