import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { isTextFile } from '../shared/output/content-type.ts'
import { compressedForms, type OutputFile } from '../shared/output/output-file.ts'

/** Compression effort. Pages are compressed after each edit, assets once per release. */
export type Effort = 'page' | 'asset'

/**
 * Larger pages are groups with all operations, or documents for other tools. An API of 1,500 operations has 60 MB of
 * them; less effort saves 0.8 s of its build and adds a fifth more bytes.
 */
const largePageSize = 256 * 1024

/** Bytes in a Brotli window of 2^16. Brotli itself uses 16. */
const smallWindow = 2 ** 16 - 16

/** Returns a file and, if it's text, its compressed variants. */
export function compressFile({ path, content }: OutputFile, effort: Effort): OutputFile<Uint8Array>[] {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const forms = isTextFile(path) ? compressedForms : []
  return [
    { path, content: bytes },
    ...forms.map(({ encoding, suffix }) => ({
      path: path + suffix,
      content: compressors[encoding](bytes, effort),
    })),
  ]
}

type Compression = (bytes: Uint8Array, effort: Effort) => Uint8Array

const compressors: Record<(typeof compressedForms)[number]['encoding'], Compression> = {
  br(bytes, effort) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'asset' ? 10 : isLarge(bytes) ? 4 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // A small file only needs a window of its size. Brotli takes a third less time than with its default, for the
      // same bytes.
      ...(bytes.length <= smallWindow && { [constants.BROTLI_PARAM_LGWIN]: 16 }),
    }
    return brotliCompressSync(bytes, { params })
  },
  gzip: (bytes, effort) => gzipSync(bytes, { level: effort === 'asset' ? 9 : isLarge(bytes) ? 3 : 4 }),
}

const isLarge = ({ length }: Uint8Array): boolean => length > largePageSize
