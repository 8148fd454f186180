import { stripMediaTypeParameters } from '../../shared/api/http/media-type.ts'
import { readBytes } from '../request/read-body.ts'

/**
 * Values by name, in the order they were sent. JSON may contain values of any type, and multipart forms may contain
 * files.
 */
export type FormFields = ReadonlyMap<string, readonly unknown[]>

/** The fields of a form or script request, or the reason for rejecting them. */
export type FieldsResult = { kind: 'fields'; fields: FormFields } | { kind: 'refused'; why: BodyError }

export type BodyError =
  /** Unsupported media type. */
  | 'type'
  /** Too many bytes. */
  | 'size'
  /** The body doesn't match its media type. */
  | 'syntax'
  /** JSON, but not an object. */
  | 'no object'

type FormType = 'application/x-www-form-urlencoded' | 'multipart/form-data' | 'application/json'

interface ReadOptions {
  /** Maximum bytes of a body. */
  maxBody: number
  types: readonly FormType[]
}

/** Reads the fields of a body. */
export async function readFields(request: Request, { maxBody, types }: ReadOptions): Promise<FieldsResult> {
  const mediaType = stripMediaTypeParameters(request.headers.get('Content-Type') ?? '')
  const type = types.find((one) => one === mediaType)
  if (type === undefined) return rejectBody('type')
  const body = await readBytes(request, maxBody)
  if (body === undefined) return rejectBody('size')
  if (type === 'application/json') return parseJsonFields(body.toString('utf8'))
  if (type === 'multipart/form-data') return readMultipart(body, request.headers.get('Content-Type') ?? '')
  return groupFields(new URLSearchParams(body.toString('utf8')))
}

/** Returns the value of a field that was sent exactly once as text. */
export function getSingleText(fields: FormFields, name: string): string | undefined {
  const [value, ...more] = fields.get(name) ?? []
  return more.length === 0 && typeof value === 'string' ? value : undefined
}

function groupFields(entries: Iterable<[string, unknown]>): FieldsResult {
  const byName = Map.groupBy(entries, ([name]) => name)
  const fields = [...byName].map(([name, all]) => [name, all.map(([, value]) => value)] as const)
  return { kind: 'fields', fields: new Map(fields) }
}

function parseJsonFields(text: string): FieldsResult {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return rejectBody('syntax')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return rejectBody('no object')
  // Own properties only, so that `__proto__` in a body is an ordinary field.
  return groupFields(Object.entries(value))
}

async function readMultipart(body: Buffer<ArrayBuffer>, type: string): Promise<FieldsResult> {
  try {
    return groupFields(await new Response(body, { headers: { 'Content-Type': type } }).formData())
  } catch {
    return rejectBody('syntax')
  }
}

const rejectBody = (why: BodyError): FieldsResult => ({ kind: 'refused', why })
