import { mediaTypeOf } from '../request/media-type.ts'
import { readBytes } from '../request/read-body.ts'

/**
 * Values by name, in the order they were sent. JSON may contain values of any type, and multipart forms may contain
 * files.
 */
export type FormFields = ReadonlyMap<string, readonly unknown[]>

/** The fields of a form or script request, or the reason for rejecting them. */
export type ReadFields = { kind: 'fields'; fields: FormFields } | { kind: 'refused'; why: RefusedBody }

export type RefusedBody =
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
export async function readFields(request: Request, { maxBody, types }: ReadOptions): Promise<ReadFields> {
  const sent = mediaTypeOf(request)
  const type = types.find((one) => one === sent)
  if (type === undefined) return refuse('type')
  const body = await readBytes(request, maxBody)
  if (body === undefined) return refuse('size')
  if (type === 'application/json') return readJson(body.toString('utf8'))
  if (type === 'multipart/form-data') return readParts(body, request.headers.get('Content-Type') ?? '')
  return fieldsOf(new URLSearchParams(body.toString('utf8')))
}

/** Returns the value of a field that was sent exactly once as text. */
export function onlyText(fields: FormFields, name: string): string | undefined {
  const [value, ...more] = fields.get(name) ?? []
  return more.length === 0 && typeof value === 'string' ? value : undefined
}

function fieldsOf(entries: Iterable<[string, unknown]>): ReadFields {
  const byName = Map.groupBy(entries, ([name]) => name)
  const fields = [...byName].map(([name, all]) => [name, all.map(([, value]) => value)] as const)
  return { kind: 'fields', fields: new Map(fields) }
}

function readJson(text: string): ReadFields {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse('syntax')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse('no object')
  // Own properties only, so that `__proto__` in a body is an ordinary field.
  return fieldsOf(Object.entries(value))
}

async function readParts(body: Buffer<ArrayBuffer>, type: string): Promise<ReadFields> {
  try {
    return fieldsOf(await new Response(body, { headers: { 'Content-Type': type } }).formData())
  } catch {
    return refuse('syntax')
  }
}

const refuse = (why: RefusedBody): ReadFields => ({ kind: 'refused', why })
