import { isObject } from '../../read-unknown.ts'
import type { MediaContent } from '../api-document.ts'

const boundary = 'part-boundary-7f3a1c'

/**
 * Writes a body of several parts, such as `multipart/mixed`. The fields of an object are parts with their names, as in a
 * form. The items of a list have none.
 */
export function writeParts(
  value: unknown,
  { encoding, itemSchema }: Pick<MediaContent, 'encoding' | 'itemSchema'>,
): string {
  const isNamed = isObject(value) && itemSchema === undefined
  const parts = isNamed ? Object.entries(value) : [value].flat().map((item, index) => [index, item] as const)
  const texts = parts.map(([key, part]) => {
    const { contentType = isText(part) ? undefined : 'application/json' } =
      encoding[isNamed ? key : `[${key}]`] ?? encoding[''] ?? {}
    return [
      `--${boundary}`,
      ...(isNamed ? [`Content-Disposition: form-data; name="${key}"`] : []),
      ...(contentType === undefined ? [] : [`Content-Type: ${contentType}`]),
      '',
      isText(part) ? part : JSON.stringify(part),
    ].join('\r\n')
  })
  return `${texts.join('\r\n')}\r\n--${boundary}--\r\n`
}

const isText = (value: unknown): value is string => typeof value === 'string'
