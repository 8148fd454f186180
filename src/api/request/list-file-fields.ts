import type { MediaContent, Schema, Schemas } from '../../shared/api/api-document.ts'
import { isFileType, isJsonType, stripMediaTypeParameters } from '../../shared/api/http/media-type.ts'
import { getBodyKind, toExactType } from '../../shared/api/request-body.ts'
import type { FileField } from '../../shared/api/request-spec.ts'
import { flattenSchema } from '../../shared/api/schema/flatten-schema.ts'
import { isSent } from '../../shared/api/schema/is-sent.ts'
import { getMember } from '../../shared/read-unknown.ts'

/** Lists the files of a body: fields of a form, or one without a name if it's the whole body. */
export function listFileFields(content: MediaContent, schemas: Schemas): FileField[] {
  const kind = getBodyKind(content.mediaType)
  if (kind === 'multipart') return listFormFiles(content, schemas)
  const { mediaType, schema, examples } = content
  const isFile =
    kind === 'text' &&
    (isFileType(mediaType) || (schema !== undefined && isBinary(schema, undefined, schemas)))
  if (!isFile) return []
  const contentType = stripMediaTypeParameters(toExactType(mediaType))
  const file = createFileName('file', contentType, examples[0]?.value)
  return [{ name: '', file, isRequired: true, isList: false }]
}

function listFormFiles(content: MediaContent, schemas: Schemas): FileField[] {
  const { keywords, choices } = flattenSchema(content.schema ?? true, schemas)
  // Of each choice between shapes, the first one is in samples.
  const shapes = choices.map(({ options: [first = true] }) => flattenSchema(first, schemas).keywords)
  const properties = Object.assign({}, ...[keywords, ...shapes].map((own) => own.properties ?? {}))
  const required = [keywords, ...shapes].flatMap((own) => own.required ?? [])
  return Object.entries<Schema>(properties).flatMap(([name, property]): FileField[] => {
    const flat = flattenSchema(property, schemas)
    const isList = flat.types.includes('array')
    const item = isList ? (flat.keywords.items ?? true) : property
    const encodedType = content.encoding[name]?.contentType
    const isRequired = required.includes(name)
    if (!isBinary(item, encodedType, schemas) || !isSent(property, 'request', schemas)) return []
    if (!isRequired && flat.keywords.deprecated === true) return []
    const mediaType = encodedType ?? readContentType(item, schemas)
    const contentType = mediaType?.includes('*') ? undefined : mediaType
    const example = getMember(content.examples[0]?.value, name) ?? flat.keywords.examples?.[0]
    const file = createFileName(name, contentType, example)
    return [{ name, file, ...(contentType !== undefined && { contentType }), isRequired, isList }]
  })
}

function readContentType(schema: Schema, schemas: Schemas): string | undefined {
  const { contentMediaType } = flattenSchema(schema, schemas).keywords
  return typeof contentMediaType === 'string' ? contentMediaType : undefined
}

/** True for bytes: `format: binary` (OpenAPI 3.0), a media type of content (3.1), or one of the encoding. */
function isBinary(schema: Schema, encodedType: string | undefined, schemas: Schemas): boolean {
  const { keywords, types, choices } = flattenSchema(schema, schemas)
  if (types.some((type) => type !== 'string' && type !== 'null')) return false
  if (keywords.format === 'binary') return true
  if (keywords.contentEncoding !== undefined) return false
  const nested = choices.flatMap(({ options }) => options)
  if (nested.some((option) => isBinary(option, undefined, schemas))) return true
  const mediaType = encodedType ?? readContentType(schema, schemas)
  if (mediaType === undefined || isJsonType(mediaType)) return false
  // A schema without a type leaves it to the media type.
  return isFileType(mediaType) || types.length === 0 ? !/^text\/plain/.test(mediaType) : false
}

/** A name that the document uses, or one from the field and the media type. */
function createFileName(name: string, contentType: string | undefined, example: unknown): string {
  const value = Array.isArray(example) ? example[0] : example
  const written =
    typeof value === 'string' ? /^@?([\w-]+(?:\.[\w-]+)*\.[A-Za-z][\w]{0,7})$/.exec(value)?.[1] : undefined
  if (written !== undefined) return written
  const stem = name.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'file'
  return `${stem}.${extensions[contentType ?? ''] ?? 'bin'}`
}

const extensions: Record<string, string> = {
  'application/gzip': 'gz',
  'application/json': 'json',
  'application/pdf': 'pdf',
  'application/x-tar': 'tar',
  'application/xml': 'xml',
  'application/yaml': 'yaml',
  'application/zip': 'zip',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'text/csv': 'csv',
  'text/html': 'html',
  'text/plain': 'txt',
  'video/mp4': 'mp4',
}
