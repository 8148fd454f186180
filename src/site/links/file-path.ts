import { posix } from 'node:path'
import { getVersionFolder } from '../../shared/site/versions.ts'

/** Resolves a file path in a page, relative to the site folder. */
export function resolveFilePath(path: string, from: string, version?: string): string {
  if (path.startsWith('@site/')) return posix.normalize(path.slice('@site/'.length))
  if (path.startsWith('/')) return posix.join(getVersionFolder(version ?? 'current'), path)
  return posix.normalize(posix.join(posix.dirname(from), path))
}
