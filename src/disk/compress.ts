import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { isText } from '../shared/output/content-type.ts'
import { compressedForms, type OutputFile } from '../shared/output/output.ts'

/** Pages are compressed once for each edit, assets once for each release: the effort differs. */
export type Effort = 'page' | 'asset'

/**
 * Above this many bytes a page is one of all operations of a group, or a document for other tools. A reference of 1,500
 * operations has 60 MB of them: half the time to compress them is 0.8 s of its build, for a fifth more bytes.
 */
const largePage = 256 * 1024

/** Bytes in a window of 2^16, of which Brotli uses 16 itself. */
const smallWindow = 2 ** 16 - 16

/** A file and, when it is a text, its compressed forms. */
export function withCompressedForms({ path, content }: OutputFile, effort: Effort): OutputFile<Uint8Array>[] {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const forms = isText(path) ? compressedForms : []
  return [
    { path, content: bytes },
    ...forms.map(({ encoding, suffix }) => ({
      path: path + suffix,
      content: compress[encoding](bytes, effort),
    })),
  ]
}

type Compression = (bytes: Uint8Array, effort: Effort) => Uint8Array

const compress: Record<(typeof compressedForms)[number]['encoding'], Compression> = {
  br(bytes, effort) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'asset' ? 10 : isLarge(bytes) ? 4 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // The window of a small file is the file. Brotli takes a third less time than with its usual one, for the same bytes.
      ...(bytes.length <= smallWindow && { [constants.BROTLI_PARAM_LGWIN]: 16 }),
    }
    return brotliCompressSync(bytes, { params })
  },
  gzip: (bytes, effort) => gzipSync(bytes, { level: effort === 'asset' ? 9 : isLarge(bytes) ? 3 : 4 }),
}

const isLarge = ({ length }: Uint8Array): boolean => length > largePage
