import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'

let written = 0

/**
 * Writes under a temporary name and renames, so that a killed build leaves the old file or the new one, never half.
 * `staging` is a folder on the same file system for the temporary file. One for many files is five times faster than
 * the folder of each: file systems such as ext4 look for a place for every new folder's first file.
 */
export function writeFileAtomically(
  file: string,
  content: Uint8Array | string,
  staging = dirname(file),
): void {
  const temporary = join(staging, `${process.pid}-${threadId}-${written++}.tmp`)
  try {
    writeFileSync(temporary, content)
    renameOver(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
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
