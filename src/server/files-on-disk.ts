import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FindFile, ServedFile } from './serve-files.ts'

const forms = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const

/** Finds files of a built site in its folder. Compressed forms lie beside them; paths are checked before. */
export function filesOnDisk(folder: string): FindFile {
  return async (path, encodings) => {
    for (const { encoding, suffix } of forms) {
      if (!encodings.includes(encoding)) continue
      const file = await readServed(join(folder, `${path}${suffix}`), encoding)
      if (file !== undefined) return file
    }
    return readServed(join(folder, path), undefined)
  }
}

async function readServed(file: string, encoding: ServedFile['encoding']): Promise<ServedFile | undefined> {
  const found = await stat(file).catch(() => undefined)
  if (found?.isFile() !== true) return undefined
  const bytes = new Uint8Array(await readFile(file))
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { bytes, etag, encoding }
}
