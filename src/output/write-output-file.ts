import { mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, deflateRawSync, gzipSync } from 'node:zlib'
import { writeFileAtomically } from '../disk/write-file.ts'
import { isText } from '../shared/output/content-type.ts'
import { compressedForms, type OutputFile, type WrittenFile } from '../shared/output/output.ts'
import { isPackedFile } from '../shared/search/engine/index-format.ts'

/** Pages are compressed once for each edit, assets once for each release: the effort differs. */
export type Effort = 'page' | 'asset'

/**
 * Above this many bytes a page is one of all operations of a group, or a document for other tools. A reference of 1,500
 * operations has 60 MB of them: half the time to compress them is 0.8 s of its build, for a fifth more bytes.
 */
const largePage = 256 * 1024

/** Bytes in a window of 2^16, of which Brotli uses 16 itself. */
const smallWindow = 2 ** 16 - 16

const made = new Set<string>()

/** Writes a file below `out`, and a text in its compressed forms as well. */
export function writeOutputFile(out: string, { path, content }: OutputFile, effort: Effort): WrittenFile[] {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  if (isPackedFile(path)) return [writeOne(out, path, deflateRawSync(bytes, { level: 9 }))]
  const plain = writeOne(out, path, bytes)
  if (!isText(path)) return [plain]
  const forms = compressedForms.map(({ encoding, suffix }) =>
    writeOne(out, path + suffix, compress[encoding](bytes, effort)),
  )
  return [plain, ...forms]
}

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

type Compression = (bytes: Uint8Array, effort: Effort) => Uint8Array

const isLarge = ({ length }: Uint8Array): boolean => length > largePage

function writeOne(out: string, path: string, content: Uint8Array): WrittenFile {
  const file = join(out, path)
  const staging = join(out, '_')
  makeFolder(staging)
  makeFolder(dirname(file))
  try {
    writeFileAtomically(file, content, staging)
  } catch (error) {
    // Somebody removed a folder since it was made.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    mkdirSync(staging, { recursive: true })
    mkdirSync(dirname(file), { recursive: true })
    writeFileAtomically(file, content, staging)
  }
  return { path, size: content.length, modified: statSync(file).mtimeMs }
}

function makeFolder(folder: string): void {
  if (made.has(folder)) return
  mkdirSync(folder, { recursive: true })
  made.add(folder)
}
