import { mkdirSync, statSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { compressFile } from '../disk/compression/compress.ts'
import type { Effort } from '../disk/compression/compression-effort.ts'
import { deflate } from '../disk/compression/deflate.ts'
import { linkFileAtomically, writeFileAtomically } from '../disk/write-file.ts'
import { getErrorCode } from '../shared/get-error-code.ts'
import type { OutputFile, WrittenFile } from '../shared/output/output-file.ts'
import { isDeflatedFile } from '../shared/search/engine/index-format.ts'

const createdFolders = new Set<string>()

/** Writes a file below `out`. With an effort, also writes compressed variants of a text. */
export function writeOutputFile(out: string, file: OutputFile, effort: Effort | undefined): WrittenFile[] {
  const { path, content, copyOf } = file
  if (copyOf !== undefined) return [writeCopy(out, { path, content, copyOf })]
  if (isDeflatedFile(path)) return [writeSingleFile(out, path, deflate(content))]
  const files = effort === undefined ? [file] : compressFile(file, effort)
  return files.map((form) => writeSingleFile(out, form.path, form.content))
}

function writeSingleFile(out: string, path: string, content: string | Uint8Array): WrittenFile {
  return placeFile(out, path, (file, staging) => writeFileAtomically(file, content, staging))
}

/** Gives a file a second name, which is several times faster than writing it again. */
function writeCopy(out: string, { path, content, copyOf }: Required<OutputFile>): WrittenFile {
  return placeFile(out, path, (file, staging) => {
    if (!linkFileAtomically(resolvePath(out, copyOf), file, staging))
      writeFileAtomically(file, content, staging)
  })
}

/** Creates a file in its folder. `staging` is a folder for temporary files. */
function placeFile(out: string, path: string, place: (file: string, staging: string) => void): WrittenFile {
  const file = resolvePath(out, path)
  const staging = join(out, '_')
  ensureFolder(staging)
  ensureFolder(dirname(file))
  try {
    place(file, staging)
  } catch (error) {
    // The folder was removed after it was created.
    if (getErrorCode(error) !== 'ENOENT') throw error
    mkdirSync(staging, { recursive: true })
    mkdirSync(dirname(file), { recursive: true })
    place(file, staging)
  }
  const { size, mtimeMs } = statSync(file)
  return { path, size, modified: mtimeMs }
}

function resolvePath(out: string, path: string): string {
  const file = join(out, path)
  if (!file.startsWith(join(out, sep))) throw new Error(`\`${path}\` is outside of the output folder.`)
  return file
}

function ensureFolder(folder: string): void {
  if (createdFolders.has(folder)) return
  mkdirSync(folder, { recursive: true })
  createdFolders.add(folder)
}
