import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addBytes, type Bytes, noBytes, weighText } from '../browser/bytes.ts'

/** Weighs the matching files of a folder one by one. A missing folder has none. */
export async function weighFolder(folder: string, isWanted: (file: string) => boolean): Promise<Bytes> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  let sum = noBytes
  for (const entry of entries) {
    if (!entry.isFile() || !isWanted(entry.name)) continue
    sum = addBytes(sum, await weighText(await readFile(join(entry.parentPath, entry.name))))
  }
  return sum
}

/** Checks whether a file belongs to Docent's index. Compressed copies are next to each. */
export const isIndexFile = (file: string): boolean => /\.(bin|json)$/.test(file)
