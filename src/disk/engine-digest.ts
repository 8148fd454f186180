import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { digest } from './digest.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const lockFile = fileURLToPath(new URL('../../package-lock.json', import.meta.url))

/** Digest of some folders of the engine and of the versions of all libraries: results of another engine are not taken. */
export function engineDigest(folders: readonly string[]): string {
  const files = folders.flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test(-d)?\.tsx?$/.test(entry.name))
      .filter(({ parentPath }) => !parentPath.endsWith('fixtures'))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  return digest(process.version, readFileSync(lockFile), ...files.sort().map((file) => readFileSync(file)))
}
