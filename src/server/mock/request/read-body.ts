import { bareMediaType, isJsonType } from '../../../shared/reference/http/media-type.ts'

/** What a request carries. */
export type RequestBody =
  | { kind: 'none' }
  | { kind: 'value'; mediaType: string; value: unknown }
  /** The text says that it is JSON, and is not. */
  | { kind: 'bad JSON'; mediaType: string; message: string }
  | { kind: 'too large' }

/** Bodies beyond this (bytes) are refused. */
export const largestBody = 1024 * 1024

/** Reads and parses a body: JSON and forms become values, anything else stays text. */
export async function readBody(request: Request): Promise<RequestBody> {
  const bytes = await readBytes(request)
  if (bytes === undefined) return { kind: 'too large' }
  if (bytes.length === 0) return { kind: 'none' }
  const type = request.headers.get('Content-Type') ?? 'application/json'
  const mediaType = bareMediaType(type)
  if (mediaType === 'multipart/form-data' || mediaType === 'application/x-www-form-urlencoded')
    return { kind: 'value', mediaType, value: await readForm(bytes, type) }
  const text = new TextDecoder().decode(bytes)
  if (!isJsonType(mediaType)) return { kind: 'value', mediaType, value: text }
  try {
    return { kind: 'value', mediaType, value: JSON.parse(text) }
  } catch (error) {
    return { kind: 'bad JSON', mediaType, message: error instanceof Error ? error.message : String(error) }
  }
}

async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > largestBody) return undefined
  if (request.body === null) return new Uint8Array()
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body) {
    size += part.length
    if (size > largestBody) return undefined
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** A form that cannot be read has no fields. A field that is sent twice is a list. */
async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Record<string, unknown>> {
  const form = await new Response(bytes, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => undefined)
  if (form === undefined) return {}
  const value = (item: FormDataEntryValue): string => (typeof item === 'string' ? item : item.name)
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const all = form.getAll(name).map(value)
      return [name, all.length === 1 ? all[0] : all]
    }),
  )
}
