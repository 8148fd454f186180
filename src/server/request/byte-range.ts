/** Part of a file, first and last byte. */
export interface ByteRange {
  first: number
  last: number
}

/** Characters of a header at most, far more than two numbers need. */
const maxHeader = 1000

/**
 * The part of `size` bytes that a `Range` header asks for; `unsatisfiable` when there is none. Undefined for all of it: no
 * range, several of them (nobody needs them, and they are a way to keep a server busy), or one that cannot be read.
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

/** Whether a part may be sent: `If-Range` names the file as it is now, or is not there. */
export function isRangeCurrent(header: string | null, etag: string): boolean {
  return header === null || header.trim() === etag
}
