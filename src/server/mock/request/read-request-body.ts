import { isJsonType, stripMediaTypeParameters } from '../../../shared/api/http/media-type.ts'
import { readBytes } from '../../request/read-body.ts'
import { explainJsonSize, maxBodyBytes, maxFormFields } from './body-limits.ts'
import type { SentForm } from './check-sent-form.ts'
import { parseJson } from './coerce-text.ts'
import { nestFields } from './nest-fields.ts'

/** Body of a request. */
export type ParsedBody =
  | { kind: 'none' }
  | { kind: 'value'; mediaType: string; value: unknown; form?: SentForm }
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
  const sent = await new Response(bytes, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => undefined)
  const form: SentForm = { fields: [], files: [] }
  for (const [name, item] of sent ?? []) {
    if (form.fields.length >= maxFormFields)
      return createTooLargeBody(`The form has more than ${maxFormFields} fields.`)
    if (typeof item === 'string') form.fields.push([name, item])
    else if (isTextPart(item)) form.fields.push([name, await readTextPart(item)])
    else {
      form.fields.push([name, item.name])
      form.files.push(name)
    }
  }
  return {
    kind: 'value',
    mediaType: stripMediaTypeParameters(type),
    value: nestFields(form.fields),
    form,
  }
}

/** A client that states the type of a value sends it like a file, with an empty or a made-up name. */
const isTextPart = ({ type, size }: File): boolean =>
  size <= maxTextPart && (isJsonType(type) || stripMediaTypeParameters(type) === 'text/plain')

const maxTextPart = 64 * 1024

async function readTextPart(part: File): Promise<unknown> {
  const text = await part.text()
  return isJsonType(part.type) ? (parseJson(text)[0] ?? text) : text
}
