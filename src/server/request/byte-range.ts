/** Positions of the first and last byte. */
export interface ByteRange {
  first: number
  last: number
}

/** Maximum characters of a header, far more than two numbers need. */
const maxHeader = 1000

/**
 * Parses a `Range` header for a file of `size` bytes. Returns undefined if the whole file should be sent: without a
 * range, with several ranges (rarely needed, and a way to keep a server busy), or with an invalid header. Returns
 * `unsatisfiable` if the range is outside the file.
 */
export function parseRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  if (header !== null && header.length > maxHeader) return undefined
  const [, from = '', to = ''] = header?.match(/^bytes=\s*(\d*)-(\d*)\s*$/i) ?? []
  if (from === '' && to === '') return undefined
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 }
  }
  const first = Number(from)
  const last = to === '' ? size - 1 : Number(to)
  if (to !== '' && last < first) return undefined
  return first >= size ? 'unsatisfiable' : { first, last: Math.min(last, size - 1) }
}

/** Whether a range may be sent: `If-Range` is missing or names the current version of the file. */
export function isRangeCurrent(header: string | null, etag: string): boolean {
  return header === null || header.trim() === etag
}
