import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { SnapshotFolders } from '../../shared/cache/shared-cache.ts'

/** File of the cache that describes the snapshot that this machine restored or saved last. It isn't shared. */
export const localStateName = 'shared-cache.json'

/** Lists the files of a snapshot, by their names on all machines. */
export function listSnapshotFiles(folders: SnapshotFolders): Map<string, string> {
  const files = new Map<string, string>()
  for (const file of listFiles(folders.out)) files.set(toName('out', folders.out, file), file)
  for (const file of listFiles(folders.cache)) {
    if (file.startsWith(`${folders.outputFiles}.`))
      files.set(`output${file.slice(folders.outputFiles.length)}`, file)
    else if (isShared(relative(folders.cache, file))) files.set(toName('cache', folders.cache, file), file)
  }
  return files
}

/** Returns the path of a file of a snapshot on this machine. Returns undefined for a name that no build uses. */
export function resolveSnapshotName(name: string, folders: SnapshotFolders): string | undefined {
  const parts = name.split('/')
  if (parts.includes('..') || name.includes('\\')) return undefined
  if (name.startsWith('output.')) return folders.outputFiles + name.slice('output'.length)
  const [kind, ...rest] = parts
  if (kind !== 'out' && kind !== 'cache') return undefined
  return join(kind === 'out' ? folders.out : folders.cache, ...rest)
}

/** Whether other machines can use a file of the cache. Files of other output folders and of running builds aren't shared. */
const isShared = (path: string): boolean =>
  path !== localStateName && !/^out-[\da-f]{12}\./.test(path) && !/\.(?:tmp|lock)(?:$|[/\\])/.test(path)

const toName = (kind: string, folder: string, file: string): string =>
  [kind, ...relative(folder, file).split(sep)].join('/')

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
