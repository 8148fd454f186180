import { createHash, webcrypto } from 'node:crypto'
import { open, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import { compressedForms } from '../shared/output/output-file.ts'
import type { FindFile, ServedFile } from './file-response.ts'

const megabyte = 2 ** 20

/** Larger files aren't cached; they're in memory only while they're being sent. */
const maxCachedSize = 8 * megabyte

/** A file read within this time (ms) of its last change may change again without a new timestamp. */
const settleTime = 50

export interface FileFinderOptions {
  /** How long (ms) a cached file is served before the file system is checked again. */
  freshFor?: number
  /** Maximum bytes of cached files. */
  capacity?: number
  /** Clock in milliseconds, from any starting point. */
  now?: () => number
}

interface CachedFile {
  file: ServedFile | WeakRef<ServedFile>
  /** Identifies the version of the file on disk: inode, size, and times. */
  stamp: string
}

/**
 * Finds the files of a built site in its folder. Compressed variants are beside them. Callers validate paths.
 *
 * A file is read and hashed once, and again when its stamp changes: a build replaces the file (a new inode), an editor
 * rewrites it (a new time). A file read right after it was written has no stamp and is read again. After an edit, the
 * old bytes are served, with their own validator, for at most `freshFor`. A file too large to cache gets a validator
 * from its stamp, because hashing it takes as long as sending it. Missing files aren't cached, so requests for a
 * million names use no memory.
 *
 * The folder itself may be a symbolic link that changes with each deploy. Links in it that lead out of it aren't followed.
 */
export function createFileFinder(folder: string, options: FileFinderOptions = {}): FindFile {
  const { freshFor = 0, capacity = 48 * megabyte, now = () => performance.now() } = options
  const cachedFiles = new LRUCache<string, CachedFile>({ maxSize: capacity })
  const reading = new Map<string, Promise<ServedFile | undefined>>()

  const check = async (path: string, encoding: ServedFile['encoding']): Promise<ServedFile | undefined> => {
    const freshUntil = now() + freshFor
    // A link to the folder may change in between, and stamp and bytes must be of the same file.
    const root = await realpath(folder).catch(ignoreMissingFile)
    const name = join(root ?? folder, path)
    const stamp = await readStamp(name)
    const last = cachedFiles.get(path)
    const lastFile = last === undefined ? undefined : derefFile(last.file)
    if (lastFile !== undefined && stamp !== undefined && stamp === last?.stamp) {
      lastFile.freshUntil = freshUntil
      return lastFile
    }
    cachedFiles.delete(path)
    if (root === undefined || stamp === undefined) return undefined
    const bytes = await readFileInside(root, name).catch(ignoreMissingFile)
    if (bytes === undefined) return undefined
    const isLarge = bytes.length > maxCachedSize
    const etag = isLarge ? formatEtag(digest(stamp)) : await createEtag(bytes)
    const file = { bytes, etag, encoding, freshUntil }
    cachedFiles.set(
      path,
      { file: isLarge ? new WeakRef(file) : file, stamp },
      { size: cacheOverhead + (isLarge ? 0 : bytes.length) },
    )
    return file
  }

  const find = (path: string, encoding: ServedFile['encoding']): Promise<ServedFile | undefined> => {
    const last = cachedFiles.get(path)
    const file = last === undefined ? undefined : derefFile(last.file)
    if (file !== undefined && now() < (file.freshUntil ?? 0)) return Promise.resolve(file)
    // Concurrent requests share one check.
    const running = reading.get(path) ?? check(path, encoding).finally(() => reading.delete(path))
    reading.set(path, running)
    return running
  }

  return async (path, encodings) => {
    for (const { encoding, suffix } of compressedForms) {
      if (!encodings.includes(encoding)) continue
      const file = await find(`${path}${suffix}`, encoding)
      if (file !== undefined) return file
    }
    return find(path, undefined)
  }
}

const derefFile = (file: ServedFile | WeakRef<ServedFile>): ServedFile | undefined =>
  file instanceof WeakRef ? file.deref() : file

/** Reads a file, or returns undefined if a symbolic link points outside the folder. */
async function readFileInside(root: string, name: string): Promise<ServedFile['bytes'] | undefined> {
  const file = await realpath(name)
  if (!file.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined
  return readBytes(file)
}

/** Reads a file in one call. `readFile` would return to this thread for every 512 KB. */
async function readBytes(name: string): Promise<ServedFile['bytes']> {
  const file = await open(name)
  try {
    const { size } = await file.stat()
    const { buffer } = Buffer.allocUnsafeSlow(size)
    let end = 0
    while (end < size) {
      const { bytesRead } = await file.read(new Uint8Array(buffer, end))
      // The file was truncated.
      if (bytesRead === 0) break
      end += bytesRead
    }
    return new Uint8Array(buffer, 0, end)
  } finally {
    await file.close()
  }
}

/** Larger files are hashed in another thread, so that this thread can serve other requests. */
const maxInlineDigestSize = megabyte

const createEtag = async (bytes: ServedFile['bytes']): Promise<string> =>
  formatEtag(
    bytes.length > maxInlineDigestSize ? await webcrypto.subtle.digest('SHA-256', bytes) : digest(bytes),
  )

const digest = (content: Uint8Array | string): Uint8Array => createHash('sha256').update(content).digest()

const formatEtag = (sha256: Uint8Array | ArrayBuffer): string =>
  `"${Buffer.from(sha256 as Uint8Array)
    .toString('base64url')
    .slice(0, 22)}"`

const missingFileCodes = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'])

/** Other errors, such as too many open files, don't mean that the page is missing. */
function ignoreMissingFile(error: NodeJS.ErrnoException): undefined {
  if (!missingFileCodes.has(error.code ?? '')) throw error
}

/** Returns a file's stamp, or undefined if it doesn't exist. A file written just now gets a unique stamp. */
async function readStamp(name: string): Promise<string | undefined> {
  const stats = await stat(name, { bigint: true }).catch(ignoreMissingFile)
  if (stats?.isFile() !== true) return undefined
  const isSettled = Date.now() - Number(stats.ctimeMs) > settleTime
  return isSettled
    ? [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(' ')
    : `unsettled ${performance.now()}`
}

/** Approximate bytes of a key and a value's own structure in a cache with a maximum size. */
export const cacheOverhead = 1024
