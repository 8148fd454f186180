import { isObject } from '../../read-unknown.ts'
import type { MediaContent, Schemas } from '../api-document.ts'
import { isXmlType, stripMediaTypeParameters } from '../http/media-type.ts'
import { formatXml } from './format-xml.ts'
import { writeParts } from './write-parts.ts'

/** Writes a value in a format that isn't one JSON value: XML, parts, JSON by line, or events. Others stay as they are. */
export function writeExample(
  value: unknown,
  content: Pick<MediaContent, 'mediaType' | 'schema' | 'itemSchema' | 'encoding'>,
  schemas: Schemas,
): unknown {
  const { mediaType, schema, itemSchema } = content
  if (typeof value === 'string' || value === undefined) return value
  if (isXmlType(mediaType)) return formatXml(value, itemSchema ?? schema ?? true, schemas)
  const type = stripMediaTypeParameters(mediaType)
  if (/^multipart\/(?!form-data)/.test(type)) return writeParts(value, content)
  const items: unknown[] = [value].flat()
  if (type === 'text/event-stream') return items.map(formatEvent).join('\n')
  return /jsonl(?:ines)?$|ndjson|json-seq|stream\+json/.test(type)
    ? items.map((item) => `${JSON.stringify(item)}\n`).join('')
    : value
}

const eventFields = ['event', 'data', 'id', 'retry', 'comment']

/** Writes an event. A value without the fields of events is the data of one. */
function formatEvent(value: unknown): string {
  const isEvent = isObject(value) && Object.keys(value).every((key) => eventFields.includes(key))
  const lines = Object.entries(isEvent ? value : { data: value }).flatMap(([key, field]) => {
    const text = typeof field === 'string' ? field : JSON.stringify(field)
    return text.split('\n').map((line) => `${key === 'comment' ? '' : key}: ${line}\n`)
  })
  return lines.join('')
}
