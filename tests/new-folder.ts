import { existsSync, mkdtempSync, realpathSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Builds create thousands of files, and databases wait for the disk with every commit: in memory, that takes no time. */
const memory = '/dev/shm'
/** Several times the bytes that all tests need. Containers often provide less. */
const needed = 3 * 1024 ** 3

function hasRoom(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > needed
}

/** Creates a folder. The caller removes it. */
export const createFolder = (name: string): string =>
  realpathSync(mkdtempSync(join(hasRoom() ? memory : tmpdir(), `docent-${name}-`)))
