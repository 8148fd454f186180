import { constants } from 'node:zlib'

/** Compression effort. Pages are compressed after each edit, assets once per release. */
export type Effort = 'page' | 'asset'

/**
 * Larger pages are groups with all operations, or documents for other tools. An API of 1,500 operations has 60 MB of
 * them; less effort saves 0.8 s of its build and adds a fifth more bytes.
 */
const largePageSize = 256 * 1024

const isLarge = ({ length }: Uint8Array): boolean => length > largePageSize

export const assetBrotliQuality = 10
export const assetGzipLevel = 9

export const pickBrotliQuality = (bytes: Uint8Array, effort: Effort): number =>
  effort === 'asset' ? assetBrotliQuality : isLarge(bytes) ? 4 : 5

export const pickGzipLevel = (bytes: Uint8Array, effort: Effort): number =>
  effort === 'asset' ? assetGzipLevel : isLarge(bytes) ? 3 : 4

/** Bytes in a Brotli window of 2^16. Brotli itself uses 16. */
const smallWindow = 2 ** 16 - 16

/**
 * Returns the size of a Brotli window, as an exponent of 2. A small file only needs a window of its size. Brotli takes
 * a third less time than with its default, for the same bytes.
 */
export const getBrotliWindow = (length: number): number =>
  length <= smallWindow ? 16 : constants.BROTLI_DEFAULT_WINDOW
