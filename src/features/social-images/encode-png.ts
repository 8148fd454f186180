import { crc32, deflateRawSync, constants as zlib } from 'node:zlib'

/** RGB, 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number]

/**
 * Rows of pixels with one palette index each, and a filter byte (0) before each row: what a PNG file contains, before
 * compression.
 */
export interface Band {
  /** In px. */
  width: number
  height: number
  bytes: Uint8Array
}

export function createBand(width: number, height: number): Band {
  return { width, height, bytes: new Uint8Array((width + 1) * height) }
}

/** A compressed band, and what it adds to the checksum of the whole image. */
export interface PackedBand {
  width: number
  height: number
  deflated: Uint8Array
  /** Sum of the bytes, and sum of the bytes multiplied by their distance from the end. */
  sum: number
  weightedSum: number
}

/** How well a band is compressed. Looking for runs alone takes a quarter of the time, for a fifth more bytes. */
const efforts = {
  fast: { level: 6, strategy: zlib.Z_RLE },
  best: { level: 6, strategy: zlib.Z_DEFAULT_STRATEGY },
} as const

/** Compresses a band on its own, so that it can be part of many images. */
export function packBand({ width, height, bytes }: Band, effort: keyof typeof efforts): PackedBand {
  const deflated = deflateRawSync(bytes, { ...efforts[effort], finishFlush: zlib.Z_FULL_FLUSH })
  return { width, height, deflated, ...sumBytes(bytes) }
}

/** Sums up bytes. Most are the background (0), so it skips four at a time. Sums of blocks are small integers, which are fast. */
function sumBytes(bytes: Uint8Array): Pick<PackedBand, 'sum' | 'weightedSum'> {
  const words = new Uint32Array(Math.ceil(bytes.length / 4))
  new Uint8Array(words.buffer).set(bytes)
  let [sum, weightedSum] = [0, 0]
  for (let start = 0; start < words.length; start += wordsPerBlock) {
    let [blockSum, offsets] = [0, 0]
    for (let index = 0; index < wordsPerBlock; index++) {
      const word = words[start + index] ?? 0
      if (word === 0) continue
      const [second, third, fourth] = [(word >>> 8) & 0xff, (word >>> 16) & 0xff, word >>> 24]
      const wordSum = (word & 0xff) + second + third + fourth
      blockSum += wordSum
      offsets += 4 * index * wordSum + second + 2 * third + 3 * fourth
    }
    sum += blockSum
    weightedSum += blockSum * (bytes.length - 4 * start) - offsets
  }
  return { sum, weightedSum }
}

const wordsPerBlock = 256

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const zlibHeader = Buffer.from([0x78, 0x01])
/** A last block without data, which ends the stream of bands. */
const lastBlock = Buffer.from([0x03, 0x00])

/** Creates a PNG file with a palette from bands of the same width, from top to bottom. */
export function createPng(bands: readonly PackedBand[], palette: readonly Color[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(bands[0]?.width ?? 0, 0)
  header.writeUInt32BE(
    bands.reduce((total, { height }) => total + height, 0),
    4,
  )
  // Eight bits per pixel, indexes into a palette.
  header.set([8, 3], 8)
  return Buffer.concat([
    signature,
    createChunk('IHDR', [header]),
    createChunk('PLTE', [Buffer.from(palette.flat())]),
    createChunk('IDAT', [
      zlibHeader,
      ...bands.map(({ deflated }) => deflated),
      lastBlock,
      computeChecksum(bands),
    ]),
    createChunk('IEND', []),
  ])
}

function createChunk(type: string, parts: readonly Uint8Array[]): Buffer {
  const data = Buffer.concat([Buffer.from(type, 'latin1'), ...parts])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length - 4)
  checksum.writeUInt32BE(crc32(data))
  return Buffer.concat([length, data, checksum])
}

/** Modulus of Adler-32 (RFC 1950). */
const modulus = 65_521

/**
 * Computes the Adler-32 of all bands together: `a` is 1 plus the sum of all bytes, and `b` adds up every value that `a`
 * had, so each byte counts as often as its distance from the end.
 */
function computeChecksum(bands: readonly PackedBand[]): Buffer {
  let [a, b, following] = [1, 0, 0]
  for (const { width, height, sum, weightedSum } of [...bands].reverse()) {
    a = (a + sum) % modulus
    b = (b + weightedSum + (sum % modulus) * following) % modulus
    following += (width + 1) * height
  }
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE((((b + following) % modulus) * 0x10000 + a) >>> 0)
  return checksum
}
