import { randomUUID } from 'node:crypto'
import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { removeLeftovers } from './remove-leftovers.ts'

let written = 0

/** What a file gets: as one, or in pieces that are written one after the other. */
type Content = Uint8Array | string | readonly Uint8Array[]

/**
 * Writes under a temporary name and renames, so that a killed build leaves the old file or the new one, never half.
 * `staging` is a folder on the same file system for the temporary file. One for many files is five times faster than
 * the folder of each: file systems such as ext4 look for a place for every new folder's first file.
 */
export function writeFileAtomically(file: string, content: Content, staging = dirname(file)): void {
  const temporary = join(staging, `${process.pid}-${threadId}-${written++}.tmp`)
  try {
    if (isInPieces(content)) writePieces(temporary, content)
    else writeFileSync(temporary, content)
    renameOver(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

const isInPieces = (content: Content): content is readonly Uint8Array[] => Array.isArray(content)

/** Never as one: the pieces of a large site are 100 MB, which nobody needs twice. */
function writePieces(file: string, pieces: readonly Uint8Array[]): void {
  const target = openSync(file, 'w')
  try {
    for (const piece of pieces) writeFileSync(target, piece)
  } finally {
    closeSync(target)
  }
}

/** A folder in the place of the file was not made by us, and gives way. */
function renameOver(temporary: string, file: string): void {
  try {
    renameSync(temporary, file)
  } catch (error) {
    if (
      !(error instanceof Error && 'code' in error && /^(EISDIR|ENOTEMPTY|EEXIST)$/.test(String(error.code)))
    )
      throw error
    rmSync(file, { recursive: true, force: true })
    renameSync(temporary, file)
  }
}

/**
 * Makes a file for its owner's eyes only: it gets its name when it is whole. For files that a person has named, so that a
 * folder in its place stays, and is an error. Two that are made at once do not mix: the later one is there in the end.
 */
export async function writePrivateFile<Result>(
  file: string,
  write: (target: FileHandle) => Promise<Result>,
): Promise<Result> {
  removeLeftovers(file)
  const temporary = `${file}.${process.pid}-${randomUUID()}.tmp`
  try {
    const result = await writeWhole(temporary, write)
    await rename(temporary, file)
    return result
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function writeWhole<Result>(
  file: string,
  write: (target: FileHandle) => Promise<Result>,
): Promise<Result> {
  const target = await open(file, 'wx', 0o600)
  try {
    const result = await write(target)
    await target.sync()
    return result
  } finally {
    await target.close()
  }
}
