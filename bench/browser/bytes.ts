import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Bytes of some files: as they are, and compressed at the same settings for every engine. */
export interface Bytes {
  /** Number of files. */
  files: number
  raw: number
  /** Level 9. */
  gzip: number
  /** Quality 11, what a build writes ahead of time. */
  brotli: number
}

/** The sum of nothing. */
export const noBytes: Bytes = { files: 0, raw: 0, gzip: 0, brotli: 0 }

/** The sum of two. */
export function addBytes(a: Bytes, b: Bytes): Bytes {
  return {
    files: a.files + b.files,
    raw: a.raw + b.raw,
    gzip: a.gzip + b.gzip,
    brotli: a.brotli + b.brotli,
  }
}

/** Subtracts the second from the first. */
export function subtractBytes(a: Bytes, b: Bytes): Bytes {
  return {
    files: a.files - b.files,
    raw: a.raw - b.raw,
    gzip: a.gzip - b.gzip,
    brotli: a.brotli - b.brotli,
  }
}

/** Fetches a file uncompressed and weighs it: the browser keeps no body of a file that it prefetched. */
export async function weighFile(url: string): Promise<Bytes> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  return weighText(Buffer.from(await response.arrayBuffer()))
}

/** Weighs content as one file. */
export async function weighText(content: string | Buffer): Promise<Bytes> {
  const body = Buffer.from(content)
  const [small, smaller] = await Promise.all([
    promisify(gzip)(body, { level: 9 }),
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ])
  return { files: 1, raw: body.length, gzip: small.length, brotli: smaller.length }
}
