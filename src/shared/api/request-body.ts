import { isObject } from '../unknown.ts'
import { isJsonType, stripMediaTypeParameters } from './http/media-type.ts'
import type { SampleBody } from './request-spec.ts'

/** Returns the format in which a body of a media type is written. */
export function getBodyKind(mediaType: string): 'json' | 'form' | 'multipart' | 'text' {
  if (isJsonType(mediaType)) return 'json'
  const type = stripMediaTypeParameters(mediaType)
  if (type === 'application/x-www-form-urlencoded') return 'form'
  return type === 'multipart/form-data' ? 'multipart' : 'text'
}

/** Creates a body and its `Content-Type` from the text in the editor. */
export function createSampleBody(text: string, mediaType: string): { body: SampleBody; contentType: string } {
  switch (getBodyKind(mediaType)) {
    case 'json':
      return { body: parseJsonBody(text), contentType: mediaType }
    case 'form':
      return { body: { kind: 'form', fields: parseFields(text) }, contentType: mediaType }
    case 'multipart':
      return createMultipartBody(text)
    case 'text':
      return { body: { kind: 'text', text }, contentType: mediaType }
  }
}

/** Parses JSON. Text with numbers that JavaScript would round is sent as typed. */
function parseJsonBody(text: string): SampleBody {
  if (/\d{16}|\d[eE]/.test(text)) return { kind: 'text', text }
  try {
    return { kind: 'json', value: JSON.parse(text) }
  } catch {
    // Incomplete or deliberately invalid JSON is sent as typed.
    return { kind: 'text', text }
  }
}

/** Parses fields from a JSON object or from `a=1&b=2`. */
function parseFields(text: string): [name: string, value: string][] {
  try {
    const value: unknown = JSON.parse(text)
    if (isObject(value)) {
      return Object.entries(value).flatMap(([name, field]) =>
        [field].flat().map((item): [string, string] => [name, formatFieldValue(item)]),
      )
    }
  } catch {
    // Not JSON, so parsed as form data.
  }
  return [...new URLSearchParams(text.trim())]
}

const formatFieldValue = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

const boundary = 'form-boundary-7f3a1c'

/** Writes out a multipart body, so that every language can send it and readers see the whole request. */
function createMultipartBody(text: string): { body: SampleBody; contentType: string } {
  const parts = parseFields(text).map(([name, value]) => {
    const safeName = name.replace(/["\r\n]/g, encodeURIComponent)
    return `--${boundary}\r\nContent-Disposition: form-data; name="${safeName}"\r\n\r\n${value}\r\n`
  })
  return {
    body: { kind: 'text', text: `${parts.join('')}--${boundary}--\r\n` },
    contentType: `multipart/form-data; boundary=${boundary}`,
  }
}

/** Formats an example for the editor. */
export function formatExampleText(value: unknown, mediaType: string): string {
  const kind = getBodyKind(mediaType)
  if (kind !== 'json' && typeof value === 'string') return value
  if (/jsonl|ndjson|json-seq/.test(mediaType) && Array.isArray(value)) {
    return value.map((line) => `${JSON.stringify(line)}\n`).join('')
  }
  return JSON.stringify(value, null, 2) ?? ''
}
