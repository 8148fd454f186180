import { mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, deflateRawSync, gzipSync } from 'node:zlib'
import { writeFileAtomically } from '../disk/write-file.ts'
import type { OutputFile, WrittenFile } from '../shared/output.ts'
import { isPackedFile } from '../shared/search/engine/index-format.ts'

const compressible = /\.(?:html|json|md|txt|xml|css|js|mjs|svg|webmanifest)$/

/** Pages are compressed once for each edit, assets once for each release: the effort differs. */
export type Effort = 'page' | 'asset'

/**
 * Above this many bytes a page is one of all operations of a group, or a document for other tools. A reference of 1,500
 * operations has 60 MB of them: half the time to compress them is 0.8 s of its build, for a fifth more bytes.
 */
const largePage = 256 * 1024

const made = new Set<string>()

/** Writes a file below `out`, and for text its Brotli and gzip forms beside it, for servers to send as they are. */
export function writeOutputFile(out: string, { path, content }: OutputFile, effort: Effort): WrittenFile[] {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  if (isPackedFile(path)) return [writeOne(out, path, deflateRawSync(bytes, { level: 9 }))]
  const files = [writeOne(out, path, bytes)]
  if (!compressible.test(path)) return files
  const isLarge = bytes.length > largePage
  const quality = effort === 'asset' ? 10 : isLarge ? 4 : 5
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  files.push(writeOne(out, `${path}.br`, brotliCompressSync(bytes, { params })))
  files.push(
    writeOne(out, `${path}.gz`, gzipSync(bytes, { level: effort === 'asset' ? 9 : isLarge ? 3 : 5 })),
  )
  return files
}

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
