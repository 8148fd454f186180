import { mkdirSync, statSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { compressFile, type Effort } from '../disk/compress.ts'
import { writeFileAtomically } from '../disk/write-file.ts'
import type { OutputFile, WrittenFile } from '../shared/output/output.ts'
import { isDeflatedFile } from '../shared/search/engine/index-format.ts'

const createdFolders = new Set<string>()

/** Writes a file below `out`. With an effort, also writes compressed variants of a text. */
export function writeOutputFile(out: string, file: OutputFile, effort: Effort | undefined): WrittenFile[] {
  const { path, content } = file
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  if (isDeflatedFile(path)) return [writeSingleFile(out, path, deflateRawSync(bytes, { level: 9 }))]
  const files =
    effort === undefined || file.isCopy === true ? [{ path, content: bytes }] : compressFile(file, effort)
  return files.map((form) => writeSingleFile(out, form.path, form.content))
}

function writeSingleFile(out: string, path: string, content: Uint8Array): WrittenFile {
  const file = join(out, path)
  if (!file.startsWith(join(out, sep))) throw new Error(`\`${path}\` is outside of the output folder.`)
  const staging = join(out, '_')
  ensureFolder(staging)
  ensureFolder(dirname(file))
  try {
    writeFileAtomically(file, content, staging)
  } catch (error) {
    // The folder was removed after it was created.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    mkdirSync(staging, { recursive: true })
    mkdirSync(dirname(file), { recursive: true })
    writeFileAtomically(file, content, staging)
  }
  return { path, size: content.length, modified: statSync(file).mtimeMs }
}

function ensureFolder(folder: string): void {
  if (createdFolders.has(folder)) return
  mkdirSync(folder, { recursive: true })
  createdFolders.add(folder)
}
