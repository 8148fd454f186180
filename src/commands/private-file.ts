import { renameSync, rmSync, writeFileSync } from 'node:fs'

/** Writes what only the operator may read: the file appears when it is whole. */
export function writePrivateFile(file: string, text: string): void {
  const temporary = `${file}.tmp`
  try {
    writeFileSync(temporary, text, { mode: 0o600 })
    renameSync(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}
