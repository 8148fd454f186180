import { isJsonType, stripMediaTypeParameters } from '../../../shared/api/http/media-type.ts'
import { readBytes } from '../../request/read-body.ts'
import { explainJsonSize, maxBodyBytes, maxFormFields } from './body-limits.ts'

/** Body of a request. */
export type ParsedBody =
  | { kind: 'none' }
  | { kind: 'value'; mediaType: string; value: unknown }
  /** Invalid JSON. */
  | { kind: 'bad JSON'; mediaType: string; message: string }
  /** Larger than the limits. */
  | { kind: 'too large'; message: string }

/** Reads and parses a body. JSON and forms become values, anything else stays text. */
export async function readRequestBody(request: Request): Promise<ParsedBody> {
  const bytes = await readBytes(request, maxBodyBytes)
  if (bytes === undefined) return createTooLargeBody(`The body is larger than ${maxBodyBytes} bytes.`)
  if (bytes.length === 0) return { kind: 'none' }
  const type = request.headers.get('Content-Type') ?? 'application/json'
  const mediaType = stripMediaTypeParameters(type)
  if (mediaType === 'multipart/form-data' || mediaType === 'application/x-www-form-urlencoded')
    return readForm(bytes, type)
  const text = bytes.toString('utf8')
  if (!isJsonType(mediaType)) return { kind: 'value', mediaType, value: text }
  const problem = explainJsonSize(text)
  if (problem !== undefined) return createTooLargeBody(problem)
  try {
    return { kind: 'value', mediaType, value: JSON.parse(text) }
  } catch (error) {
    return { kind: 'bad JSON', mediaType, message: error instanceof Error ? error.message : String(error) }
  }
}

const createTooLargeBody = (message: string): ParsedBody => ({ kind: 'too large', message })

/** Reads a form. An unreadable form has no fields, and a repeated field is a list. */
async function readForm(bytes: Buffer<ArrayBuffer>, type: string): Promise<ParsedBody> {
  const form = await new Response(bytes, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => undefined)
  const fields = new Map<string, string[]>()
  let count = 0
  for (const [name, item] of form ?? []) {
    if (++count > maxFormFields) return createTooLargeBody(`The form has more than ${maxFormFields} fields.`)
    const value = typeof item === 'string' ? item : item.name
    const values = fields.get(name)
    if (values === undefined) fields.set(name, [value])
    else values.push(value)
  }
  const value = Object.fromEntries([...fields].map(([name, all]) => [name, all.length === 1 ? all[0] : all]))
  return { kind: 'value', mediaType: stripMediaTypeParameters(type), value }
}
