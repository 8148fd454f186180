import { constants, crc32, deflateRawSync } from 'node:zlib'
import { type BrotliEncoder, loadBrotliEncoder } from './brotli-encoder.ts'
import { assetBrotliQuality, assetGzipLevel, getBrotliWindow } from './compression-effort.ts'

/** A compressed start of a file, to which any compressed rest can be appended. */
interface BrotliStart {
  compressed: Uint8Array
  /** Length of the start in bytes. */
  length: number
}

interface GzipStart extends BrotliStart {
  checksum: number
  /** The end of the start, which the rest can refer to. */
  window: Uint8Array
}

/** A site has a start for each kind of page and language. */
const maxStarts = 32

/**
 * Compresses a file whose `start` other files share. The start is compressed once, with the effort for assets. Returns
 * undefined if Node can't.
 */
export function compressBrotliAfterStart(
  bytes: Uint8Array,
  start: string,
  quality: number,
): Uint8Array | undefined {
  const encoder = loadBrotliEncoder()
  if (encoder === undefined) return undefined
  // The rest doesn't refer to the start, so the window has the size of the rest.
  const window = getBrotliWindow(bytes.length - Buffer.byteLength(start))
  const { compressed, length } = remember(brotliStarts, `${window} ${start}`, () =>
    createBrotliStart(encoder, start, window),
  )
  const rest = encoder(bytes.subarray(length), { quality, window, offset: length, isEnd: true })
  return Buffer.concat([compressed, rest])
}

const brotliStarts = new Map<string, BrotliStart>()

function createBrotliStart(encoder: BrotliEncoder, start: string, window: number): BrotliStart {
  const bytes = Buffer.from(start)
  const compressed = encoder(bytes, { quality: assetBrotliQuality, window, offset: 0, isEnd: false })
  return { compressed, length: bytes.length }
}

/** Compresses a file whose `start` other files share. The start is compressed once, with the effort for assets. */
export function compressGzipAfterStart(bytes: Uint8Array, start: string, level: number): Uint8Array {
  const { compressed, length, checksum, window } = remember(gzipStarts, start, () => createGzipStart(start))
  const rest = bytes.subarray(length)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(rest, checksum), 0)
  trailer.writeUInt32LE(bytes.length, 4)
  return Buffer.concat([compressed, deflateRawSync(rest, { level, dictionary: window }), trailer])
}

const gzipStarts = new Map<string, GzipStart>()

/** Signature, method, no flags, no time, no level, Unix. */
const gzipHeader = Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])

const maxDeflateDistance = 32 * 1024

function createGzipStart(start: string): GzipStart {
  const bytes = Buffer.from(start)
  // The flush ends at a byte.
  const body = deflateRawSync(bytes, { level: assetGzipLevel, finishFlush: constants.Z_SYNC_FLUSH })
  return {
    compressed: Buffer.concat([gzipHeader, body]),
    length: bytes.length,
    checksum: crc32(bytes),
    window: bytes.subarray(-maxDeflateDistance),
  }
}

function remember<Start>(starts: Map<string, Start>, key: string, create: () => Start): Start {
  const known = starts.get(key)
  if (known !== undefined) return known
  if (starts.size >= maxStarts) starts.clear()
  const start = create()
  starts.set(key, start)
  return start
}
