import { randomUUID } from 'node:crypto'
import { closeSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { removeLeftovers } from './remove-leftovers.ts'

let writeCount = 0

/** Content of a file, whole or in pieces that are written one after another. */
type Content = Uint8Array | string | readonly Uint8Array[]

/**
 * Writes under a temporary name and renames, so that a killed build leaves the old file or the new one. `staging` is a
 * folder on the same file system for the temporary file. Using one for many files is five times faster than using the
 * folder of each, because file systems such as ext4 search for space for the first file of each new folder.
 */
export function writeFileAtomically(file: string, content: Content, staging = dirname(file)): void {
  const temporary = createTemporaryName(staging)
  try {
    if (isInPieces(content)) writePieces(temporary, content)
    else writeFileSync(temporary, content)
    renameOver(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

/**
 * Gives a file a second name, and replaces whatever has that name. `staging` is as in `writeFileAtomically`.
 * Returns false if the file system doesn't support hard links.
 */
export function linkFileAtomically(original: string, file: string, staging: string): boolean {
  const temporary = createTemporaryName(staging)
  try {
    linkSync(original, temporary)
    renameOver(temporary, file)
    return true
  } catch {
    return false
  } finally {
    // It's still there if both were names of one file already.
    rmSync(temporary, { force: true })
  }
}

const createTemporaryName = (staging: string): string =>
  join(staging, `${process.pid}-${threadId}-${writeCount++}.tmp`)

const isInPieces = (content: Content): content is readonly Uint8Array[] => Array.isArray(content)

/** Writes piece by piece. The pieces of a large site are 100 MB, which shouldn't be copied into one buffer. */
function writePieces(file: string, pieces: readonly Uint8Array[]): void {
  const target = openSync(file, 'w')
  try {
    for (const piece of pieces) writeFileSync(target, piece)
  } finally {
    closeSync(target)
  }
}

/** Renames a file. A folder at its path isn't from this build and is removed. */
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
 * Creates a file that only its owner can read. It gets its name when it's complete. For files with a path from the
 * command line: a folder at that path is an error. If two are created at once, the later one remains.
 */
export async function writePrivateFile<Result>(
  file: string,
  write: (target: FileHandle) => Promise<Result>,
): Promise<Result> {
  removeLeftovers(file)
  const temporary = `${file}.${process.pid}-${randomUUID()}.tmp`
  try {
    const result = await writeAndSync(temporary, write)
    await rename(temporary, file)
    return result
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function writeAndSync<Result>(
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
