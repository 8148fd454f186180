import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Store } from '../shared/output/store.ts'
import { readSealedFile, writeSealedFile } from './sealed-file.ts'

/** Opens a store in a folder, with one file per key. A truncated or modified file counts as missing. */
export function openDiskStore(folder: string): Store {
  const made = new Set<string>()
  const fileOf = (key: string): string => join(folder, key.slice(0, 2), key.slice(2))
  return {
    get: (key) => readSealedFile(fileOf(key)),
    put(key, value) {
      const file = fileOf(key)
      const parent = dirname(file)
      if (!made.has(parent)) {
        mkdirSync(parent, { recursive: true })
        made.add(parent)
      }
      writeSealedFile(file, [value], folder)
    },
  }
}
