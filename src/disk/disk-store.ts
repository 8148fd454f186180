import { hash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Store } from '../shared/store.ts'
import { writeFileAtomically } from './write-file.ts'

const digestLength = 64

/**
 * A store in a folder, one file a key. Each file starts with the digest of its content, so that a file that was cut
 * off or changed counts as missing and is made again.
 */
export function openDiskStore(folder: string): Store {
  const made = new Set<string>()
  const fileOf = (key: string): string => join(folder, key.slice(0, 2), key.slice(2))
  return {
    get(key) {
      const bytes = readIfPresent(fileOf(key))
      if (bytes === undefined || bytes.length < digestLength) return undefined
      const body = bytes.subarray(digestLength)
      return bytes.toString('latin1', 0, digestLength) === hash('sha256', body) ? body : undefined
    },
    put(key, value) {
      const file = fileOf(key)
      const parent = dirname(file)
      if (!made.has(parent)) {
        mkdirSync(parent, { recursive: true })
        made.add(parent)
      }
      const content = Buffer.concat([Buffer.from(hash('sha256', value), 'latin1'), value])
      writeFileAtomically(file, content, folder)
    },
  }
}

function readIfPresent(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch (error) {
    // A folder in the way or an unreadable file is as good as none: the value is made again.
    if (error instanceof Error && 'code' in error) return undefined
    throw error
  }
}
