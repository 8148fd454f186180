import { isObject, tryParseJson } from '../read-unknown.ts'
import type { FieldEncoding } from './http/field-encoding.ts'
import { isJsonType, stripMediaTypeParameters } from './http/media-type.ts'
import { createQueryPairs, formatPlainValue, toParameterValue } from './parameter-style.ts'
import type { FileField, RequestBodySpec, RequestValues, SampleBody, SamplePart } from './request-spec.ts'

type BodySpec = Pick<RequestBodySpec, 'mediaType' | 'encoding' | 'files'>

/** Returns the format in which a body of a media type is written. */
export function getBodyKind(mediaType: string): 'json' | 'form' | 'multipart' | 'text' {
  if (isJsonType(mediaType)) return 'json'
  const type = stripMediaTypeParameters(mediaType)
  if (type === 'application/x-www-form-urlencoded') return 'form'
  return type === 'multipart/form-data' ? 'multipart' : 'text'
}

/** Returns the file that is the whole body. Undefined if the body is something else. */
export const findWholeFile = ({ files = [] }: BodySpec): FileField | undefined =>
  files.find(({ name }) => name === '')

interface CreatedBody {
  body: SampleBody
  /** Undefined for a multipart body: the language that writes it chooses the boundary. */
  contentType: string | undefined
}

/**
 * Creates a body from the text in the editor and the chosen files. A file that is missing is left out or, for display,
 * has the name of an example. Returns undefined if there is nothing to send.
 */
export function createSampleBody(
  { body: text, files: chosenFiles = {} }: RequestValues,
  spec: BodySpec,
  hasPlaceholders: boolean,
): CreatedBody | undefined {
  if (text === undefined) return undefined
  const { mediaType, encoding = {} } = spec
  const listNames = (field: FileField): readonly string[] => {
    const names = chosenFiles[field.name] ?? []
    return names.length === 0 && hasPlaceholders ? [field.file] : names
  }
  const wholeFile = findWholeFile(spec)
  if (wholeFile !== undefined) {
    const [file] = listNames(wholeFile)
    return file === undefined
      ? undefined
      : { body: { kind: 'file', file }, contentType: wholeFile.contentType ?? toExactType(mediaType) }
  }
  switch (getBodyKind(mediaType)) {
    case 'json':
      return { body: parseJsonBody(text), contentType: toExactType(mediaType) }
    case 'form':
      return { body: { kind: 'form', fields: listFormFields(text, encoding) }, contentType: mediaType }
    case 'multipart': {
      const files = (spec.files ?? []).flatMap((field) =>
        listNames(field).map((file): SamplePart => ({ kind: 'file', ...pickPart(field), file })),
      )
      return {
        body: { kind: 'multipart', parts: [...listTextParts(text, encoding), ...files] },
        contentType: undefined,
      }
    }
    case 'text':
      return {
        body: { kind: 'text', text: isInParts(mediaType) ? text.replace(/\r?\n/g, '\r\n') : text },
        contentType: addBoundary(toExactType(mediaType), text),
      }
  }
}

/** Whether a text of this type consists of parts, whose lines end with CRLF (RFC 2046). A text field of a browser has LF. */
const isInParts = (mediaType: string): boolean => mediaType.startsWith('multipart/')

/** Adds the boundary of a text that consists of parts. */
function addBoundary(mediaType: string, text: string): string {
  const isMissing = isInParts(mediaType) && !mediaType.includes(';')
  const boundary = isMissing ? /^--(\S+)/.exec(text)?.[1] : undefined
  return boundary === undefined ? mediaType : `${mediaType}; boundary=${boundary}`
}

const pickPart = ({ name, contentType }: FileField): Pick<SamplePart, 'name' | 'contentType'> => ({
  name,
  ...(contentType !== undefined && { contentType }),
})

/** Replaces a range of media types, which no request can have, with its most frequent member. */
export function toExactType(mediaType: string): string {
  if (!mediaType.includes('*')) return mediaType
  if (isJsonType(mediaType)) return 'application/json'
  return typeByRange[stripMediaTypeParameters(mediaType)] ?? 'application/octet-stream'
}

const typeByRange: Record<string, string> = {
  'audio/*': 'audio/mpeg',
  'image/*': 'image/png',
  'text/*': 'text/plain',
  'video/*': 'video/mp4',
}

/** Parses JSON. Text with numbers that JavaScript would round is sent as typed. */
function parseJsonBody(text: string): SampleBody {
  const outsideTexts = text.replace(/"(?:[^"\\]|\\.)*"/g, '')
  if (/\d{16}|\d[eE]/.test(outsideTexts)) return { kind: 'text', text }
  const value = tryParseJson(text)
  // Incomplete or deliberately invalid JSON is sent as typed.
  return value === undefined ? { kind: 'text', text } : { kind: 'json', value }
}

/** Parses fields from a JSON object or from `a=1&b=2`. */
function parseFields(text: string): [name: string, value: unknown][] {
  const value = tryParseJson(text)
  if (!isObject(value)) return [...new URLSearchParams(text.trim())]
  // A form has no way to write null.
  return Object.entries(value).filter(([, field]) => field !== null)
}

const hasStyle = ({ style, explode }: FieldEncoding): boolean => style !== undefined || explode !== undefined

function listStyledPairs(name: string, value: unknown, encoding: FieldEncoding): [string, string][] {
  const { style = 'form' } = encoding
  const explode = encoding.explode ?? (style === 'form' || style === 'deepObject')
  return createQueryPairs({ name, style, explode }, toParameterValue(value))
}

/** Lists the fields of a form. Without an encoding, lists repeat their name and objects are JSON. */
function listFormFields(text: string, encodings: Record<string, FieldEncoding>): [string, string][] {
  return parseFields(text).flatMap(([name, value]): [string, string][] => {
    const encoding = encodings[name] ?? {}
    if (hasStyle(encoding)) return listStyledPairs(name, value, encoding)
    if (encoding.contentType !== undefined && isJsonType(encoding.contentType))
      return [[name, JSON.stringify(value)]]
    return [value].flat().map((item) => [name, formatPlainValue(item)])
  })
}

/** Lists the parts of a form with files, except for the files. Each item of a list is a part, and objects are JSON. */
function listTextParts(text: string, encodings: Record<string, FieldEncoding>): SamplePart[] {
  return parseFields(text).flatMap(([name, value]): SamplePart[] => {
    const encoding = encodings[name] ?? {}
    if (hasStyle(encoding))
      return listStyledPairs(name, value, encoding).map(([key, item]) => ({
        kind: 'text',
        name: key,
        value: item,
      }))
    return [value].flat().map((item) => createTextPart(name, item, encoding))
  })
}

function createTextPart(name: string, value: unknown, { contentType }: FieldEncoding): SamplePart {
  const type = contentType ?? (isObject(value) ? 'application/json' : undefined)
  const isJson = type !== undefined && isJsonType(type)
  return {
    kind: 'text',
    name,
    value: isJson ? JSON.stringify(value) : formatPlainValue(value),
    ...(type !== undefined && { contentType: toExactType(type) }),
  }
}

/** Formats an example for the editor. */
export function formatExampleText(value: unknown, mediaType: string): string {
  if (typeof value === 'string' && !isJsonType(mediaType)) return value
  return JSON.stringify(value, null, 2) ?? ''
}
