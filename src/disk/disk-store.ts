import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CacheStore } from '../shared/output/cache-store.ts'
import { readChecksummedFile, writeChecksummedFile } from './checksummed-file.ts'

/** Opens a store in a folder, with one file per key. A truncated or modified file counts as missing. */
export function openDiskStore(folder: string): CacheStore {
  const createdFolders = new Set<string>()
  const getFilePath = (key: string): string => join(folder, key.slice(0, 2), key.slice(2))
  return {
    get: (key) => readChecksummedFile(getFilePath(key)),
    put(key, value) {
      const file = getFilePath(key)
      const parent = dirname(file)
      if (!createdFolders.has(parent)) {
        mkdirSync(parent, { recursive: true })
        createdFolders.add(parent)
      }
      writeChecksummedFile(file, [value], folder)
    },
  }
}
