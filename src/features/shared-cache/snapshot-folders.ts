import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { markerPath } from '../../output/output-folder.ts'
import type { SnapshotFolders } from '../../shared/cache/shared-cache.ts'

/** File of the cache that describes the snapshot that this machine restored or saved last. It isn't shared. */
export const localStateName = 'shared-cache.json'

/** Lists the files of a snapshot, by their names on all machines. */
export function listSnapshotFiles(folders: SnapshotFolders): Map<string, string> {
  const files = new Map<string, string>()
  const isShared = createFilter(readBuildId(folders.out))
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

/** Returns whether a build of other machines can use a file of the cache. `buildId` begins the name of the bundle in use. */
const createFilter =
  (buildId: string) =>
  (path: string): boolean => {
    const [folder, name = ''] = path.split(sep)
    if (folder === 'bundle') return name.startsWith(buildId) && !name.endsWith('.tmp')
    // Files of other output folders and of running builds aren't shared.
    return path !== localStateName && !/^out-[\da-f]{12}\./.test(path) && !/\.(?:tmp|lock)$/.test(path)
  }

/** Reads the ID of the build in an output folder. */
function readBuildId(out: string): string {
  const marker: { build: string } = JSON.parse(readFileSync(join(out, markerPath), 'utf8'))
  return marker.build
}

const toName = (kind: string, folder: string, file: string): string =>
  [kind, ...relative(folder, file).split(sep)].join('/')

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
