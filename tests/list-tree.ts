import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Every file below a folder, by path with forward slashes, sorted. */
export function listTree(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}
