import { createHash, webcrypto } from 'node:crypto'
import { open, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { compressedForms } from '../shared/output/output.ts'
import type { FindFile, ServedFile } from './answer-with-file.ts'
import { Memory } from './memory.ts'

const megabyte = 2 ** 20

/** A larger file is kept only while it is being sent, so that it is in memory once, however many readers it has. */
const maxKept = 8 * megabyte

/** A file that was written this short a time (ms) before it was read may be written again without its times showing it. */
const settleTime = 50

export interface DiskOptions {
  /** How long (ms) a file is sent from memory before its folder is asked again whether it is still the same. */
  freshFor?: number
  /** Bytes of files in memory, at most. */
  capacity?: number
  /** Milliseconds, from any beginning. */
  now?: () => number
}

/** A file as it was read. */
interface KnownFile {
  file: ServedFile | WeakRef<ServedFile>
  /** What the file system said of it: other when the file has been replaced or written. */
  stamp: string
}

/**
 * Finds files of a built site in its folder. Compressed forms lie beside them; paths are checked before.
 *
 * A file is read and digested once, and again when its stamp is another: builds put a new file in its place (another inode),
 * editors write it (another time). What was written a moment before it was read has no stamp, and is read again. So after an
 * edit the old bytes, with the validator that belongs to them, are sent for `freshFor` at most. The validator of a file that is too large to
 * be kept is made from its stamp: to digest it takes as long as to send it. What is not there is not
 * remembered: asking for a million names costs no memory.
 *
 * A symbolic link that leads out of the folder is not followed.
 */
export function filesOnDisk(folder: string, options: DiskOptions = {}): FindFile {
  const { freshFor = 0, capacity = 48 * megabyte, now = () => performance.now() } = options
  const known = new Memory<KnownFile>({ capacity })
  const reading = new Map<string, Promise<ServedFile | undefined>>()

  const check = async (path: string, encoding: ServedFile['encoding']): Promise<ServedFile | undefined> => {
    const freshUntil = now() + freshFor
    const name = join(folder, path)
    const stamp = await readStamp(name)
    const last = known.get(path)
    const lastFile = last === undefined ? undefined : fileOf(last.file)
    if (lastFile !== undefined && stamp !== undefined && stamp === last?.stamp) {
      lastFile.freshUntil = freshUntil
      return lastFile
    }
    known.delete(path)
    if (stamp === undefined) return undefined
    const bytes = await readInside(folder, name).catch(undefinedIfMissing)
    if (bytes === undefined) return undefined
    const isLarge = bytes.length > maxKept
    const etag = isLarge ? formatEtag(digest(stamp)) : await createEtag(bytes)
    const file = { bytes, etag, encoding, freshUntil }
    known.set(path, { file: isLarge ? new WeakRef(file) : file, stamp }, isLarge ? 0 : bytes.length)
    return file
  }

  const find = (path: string, encoding: ServedFile['encoding']): Promise<ServedFile | undefined> => {
    const last = known.get(path)
    const file = last === undefined ? undefined : fileOf(last.file)
    if (file !== undefined && now() < (file.freshUntil ?? 0)) return Promise.resolve(file)
    // Requests that come together ask the folder once.
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

const fileOf = (file: ServedFile | WeakRef<ServedFile>): ServedFile | undefined =>
  file instanceof WeakRef ? file.deref() : file

/** The bytes of a file; undefined for one that a link has brought in from outside of the folder. */
async function readInside(folder: string, name: string): Promise<ServedFile['bytes'] | undefined> {
  const [root, file] = await Promise.all([realpath(folder), realpath(name)])
  if (!file.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined
  return readBytes(file)
}

/** Reads a file in one go, which takes this thread no time: `readFile` comes back to it for every half megabyte. */
async function readBytes(name: string): Promise<ServedFile['bytes']> {
  const file = await open(name)
  try {
    const { size } = await file.stat()
    const { buffer } = Buffer.allocUnsafeSlow(size)
    let end = 0
    while (end < size) {
      const { bytesRead } = await file.read(new Uint8Array(buffer, end))
      // The file has become shorter.
      if (bytesRead === 0) break
      end += bytesRead
    }
    return new Uint8Array(buffer, 0, end)
  } finally {
    await file.close()
  }
}

/** A larger file is digested by another thread: this one serves everybody else. */
const maxDigested = megabyte

const createEtag = async (bytes: ServedFile['bytes']): Promise<string> =>
  formatEtag(bytes.length > maxDigested ? await webcrypto.subtle.digest('SHA-256', bytes) : digest(bytes))

const digest = (content: Uint8Array | string): Uint8Array => createHash('sha256').update(content).digest()

const formatEtag = (sha256: Uint8Array | ArrayBuffer): string =>
  `"${Buffer.from(sha256 as Uint8Array)
    .toString('base64url')
    .slice(0, 22)}"`

const missing = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'])

/** Anything else, such as too many open files, does not mean that a page is not there. */
function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (!missing.has(error.code ?? '')) throw error
}

/** Undefined when there is no such file. One of its own for a file that was written just now. */
async function readStamp(name: string): Promise<string | undefined> {
  const found = await stat(name, { bigint: true }).catch(undefinedIfMissing)
  if (found?.isFile() !== true) return undefined
  const isSettled = Date.now() - Number(found.ctimeMs) > settleTime
  return isSettled
    ? [found.ino, found.size, found.mtimeNs, found.ctimeNs].join(' ')
    : `unsettled ${performance.now()}`
}
