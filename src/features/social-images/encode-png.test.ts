import { crc32, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createBand, createPng, packBand } from './encode-png.ts'

/** Splits a PNG file into its chunks, and checks their checksums. */
function readChunks(png: Buffer): [type: string, data: Buffer][] {
  if (png.length === 0) return []
  const length = png.readUInt32BE()
  expect(png.readUInt32BE(length + 8)).toBe(crc32(png.subarray(4, length + 8)))
  return [
    [png.toString('latin1', 4, 8), png.subarray(8, length + 8)],
    ...readChunks(png.subarray(length + 12)),
  ]
}

test('[F-007] bands become one image: its bytes are theirs, and all checksums are right', () => {
  // Odd sizes, and bytes over the whole range, so that sums exceed the modulus of the checksum.
  const bands = [7, 41, 1].map((height, index) => {
    const band = createBand(251, height)
    for (let at = 0; at < band.bytes.length; at += index + 1) {
      if (at % 252 !== 0) band.bytes[at] = (at * 7 + 128) % 256
    }
    return band
  })
  const packedBands = bands.map((band, index) => packBand(band, index === 1 ? 'fast' : 'best'))
  const png = createPng(packedBands, [
    [1, 2, 3],
    [4, 5, 6],
  ])
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
  const chunks = readChunks(png.subarray(8))
  expect(chunks.map(([type]) => type)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
  expect(chunks[0]?.[1].toString('hex')).toBe('000000fb000000310803000000')
  expect([...(chunks[1]?.[1] ?? [])]).toEqual([1, 2, 3, 4, 5, 6])
  // Throws if the checksum of the pixels is wrong.
  expect(inflateSync(chunks[2]?.[1] ?? '').equals(Buffer.concat(bands.map(({ bytes }) => bytes)))).toBe(true)
})
