import { mkdirSync, statSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { type Effort, withCompressedForms } from '../disk/compress.ts'
import { writeFileAtomically } from '../disk/write-file.ts'
import type { OutputFile, WrittenFile } from '../shared/output/output.ts'
import { isPackedFile } from '../shared/search/engine/index-format.ts'

const made = new Set<string>()

/** Writes a file below `out`. With an effort, also writes compressed variants of a text. */
export function writeOutputFile(out: string, file: OutputFile, effort: Effort | undefined): WrittenFile[] {
  const { path, content } = file
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  if (isPackedFile(path)) return [writeOne(out, path, deflateRawSync(bytes, { level: 9 }))]
  const files = effort === undefined ? [{ path, content: bytes }] : withCompressedForms(file, effort)
  return files.map((form) => writeOne(out, form.path, form.content))
}

function writeOne(out: string, path: string, content: Uint8Array): WrittenFile {
  const file = join(out, path)
  if (!file.startsWith(join(out, sep))) throw new Error(`\`${path}\` is outside of the output folder.`)
  const staging = join(out, '_')
  makeFolder(staging)
  makeFolder(dirname(file))
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

function makeFolder(folder: string): void {
  if (made.has(folder)) return
  mkdirSync(folder, { recursive: true })
  made.add(folder)
}
