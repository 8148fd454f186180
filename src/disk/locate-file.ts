import { readdirSync, realpathSync, statSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
import { getErrorCode } from '../shared/get-error-code.ts'

/** A file by its path in the site folder. `outside` is an existing file that the build must not read. */
export type LocatedFile = { kind: 'file'; absolute: string } | { kind: 'missing' } | { kind: 'outside' }

/** Finds a file by its path relative to the site folder. The path may come from a page. */
export function locateFile(root: string, path: string): LocatedFile {
  const absolute = join(root, path)
  const target = resolveSymlinks(absolute)
  if (target === undefined || !statSync(target).isFile()) return { kind: 'missing' }
  return isInside(root, target) ? { kind: 'file', absolute } : { kind: 'outside' }
}

/**
 * Whether a real path (without symbolic links) is the site folder or inside it. This rule applies to everything that a
 * build reads for a writer: pages, partials, images, static files, and API documents.
 */
export function isInside(root: string, target: string): boolean {
  const path = relative(realpathSync(root), target)
  return path !== '..' && !isAbsolute(path) && !path.startsWith(`..${sep}`)
}

/** Returns the real path of a file or folder, or undefined if it doesn't exist. */
function resolveSymlinks(absolute: string): string | undefined {
  try {
    return realpathSync(absolute)
  } catch (error) {
    // It doesn't exist, links to itself, or has an invalid name.
    if (getErrorCode(error) !== undefined) return undefined
    throw error
  }
}

/** Whether there is a folder at a path. */
export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** Lists the names in a folder: none if it doesn't exist, is a file, or can't be read. */
export function listNames(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
