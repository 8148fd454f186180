import { existsSync, mkdtempSync, realpathSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Databases wait for the disk with every commit. In memory, where there is such a folder, that takes no time. */
const memory = '/dev/shm'
/** Bytes that all tests together have use for; containers often give less. */
const needed = 1024 ** 3

function hasRoom(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > needed
}

/** A new folder for a test, which removes it. */
export const temporaryFolder = (name: string): string =>
  realpathSync(mkdtempSync(join(hasRoom() ? memory : tmpdir(), `docent-${name}-`)))
