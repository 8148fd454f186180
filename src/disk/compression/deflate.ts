import { deflateRawSync } from 'node:zlib'

/** Symbols in a block of zlib's output by default. */
const defaultBlock = 16_384

/** With a memory level of 3, a block ends after 512 symbols, and each block has codes for its own symbols. */
const shortBlocks = 3

/**
 * Deflates a file, without a header. A file of more than one block is also tried with short blocks, which are better for
 * columns of different statistics, such as digests after numbers.
 */
export function deflate(content: string | Uint8Array): Uint8Array {
  const whole = deflateRawSync(content, { level: 9 })
  if (content.length <= defaultBlock) return whole
  const short = deflateRawSync(content, { level: 9, memLevel: shortBlocks })
  return short.length < whole.length ? short : whole
}
