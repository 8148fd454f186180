import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addBytes, type Bytes, noBytes, weighText } from '../browser/bytes.ts'

/** Weighs the files of a folder that are wanted, each for itself; none of a folder that is not there. */
export async function weighFolder(folder: string, isWanted: (file: string) => boolean): Promise<Bytes> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  let sum = noBytes
  for (const entry of entries) {
    if (!entry.isFile() || !isWanted(entry.name)) continue
    sum = addBytes(sum, await weighText(await readFile(join(entry.parentPath, entry.name))))
  }
  return sum
}

/** Is it a file of Docent's index? Beside each lie its compressed copies. */
export const isIndexFile = (file: string): boolean => /\.(bin|json)$/.test(file)
