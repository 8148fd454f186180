import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { takeLock } from '../../../disk/lock.ts'
import { writeFileAtomically } from '../../../disk/write-file.ts'
import type { ThreadData, ThreadNews } from './database-thread.ts'

/** The database of a folder, run by this process or by another. */
export interface RunningDatabase {
  /** Folder of the socket that it listens at; clients of PostgreSQL take it as the name of a host. */
  host: string
  /** Whether this process runs it. */
  isOwner: boolean
  /** Resolves when this process no longer runs it, with what went wrong. */
  ended: Promise<unknown>
  close(): Promise<void>
}

/** Name that clients of PostgreSQL look for. */
const socketName = '.s.PGSQL.5432'
/** Bytes of a socket's path at most, on the strictest system. */
const maxSocketPath = 100

/** Folder of the database below the folder of what the server keeps. */
export const databaseFolder = (folder: string): string => join(folder, 'database')

/**
 * Finds who runs the database of a folder, or runs it. One process may open its files, or they are lost; whoever has them
 * listens at a socket. That it answers is the sign of life: the system closes it with the process, whatever kills that,
 * and no clock or process id has to be trusted. The lock is held for this question alone.
 */
export async function openFolder(folder: string): Promise<RunningDatabase> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = await takeLock(join(folder, 'database.lock'), () => undefined)
  try {
    const host = readHost(folder)
    if (host !== undefined && (await isAnswered(join(host, socketName)))) return guestOf(host)
    return await runDatabase(folder)
  } finally {
    lock.release()
  }
}

const hostFile = (folder: string): string => join(folder, 'database.host')

function readHost(folder: string): string | undefined {
  try {
    return readFileSync(hostFile(folder), 'utf8').trim()
  } catch {
    return undefined
  }
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(path, () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(false)
      // More callers than it can take at once: it lives.
      else if (error.code === 'EAGAIN') resolve(true)
      else reject(error)
    })
  })
}

const guestOf = (host: string): RunningDatabase => ({
  host,
  isOwner: false,
  ended: new Promise(() => undefined),
  close: async () => undefined,
})

async function runDatabase(folder: string): Promise<RunningDatabase> {
  const host = makeHost(folder)
  const socket = join(host, socketName)
  rmSync(socket, { force: true })
  const workerData: ThreadData = { data: databaseFolder(folder), socket }
  const thread = new Worker(new URL('./database-thread.ts', import.meta.url), { workerData })
  const ended = new Promise((resolve) => {
    let reason: unknown = new Error('The thread of the database has ended.')
    thread.on('error', (error) => {
      reason = error
    })
    thread.on('exit', () => {
      if (!host.startsWith(folder)) rmSync(host, { recursive: true, force: true })
      resolve(reason)
    })
  })
  await until(thread, 'listening', ended)
  writeFileAtomically(hostFile(folder), `${host}\n`)
  // A command that is done does not wait for it; files are whole whenever it stops.
  thread.unref()
  return { host, isOwner: true, ended, close: () => closeThread(thread, ended) }
}

/** A folder of our own for the socket: nobody else may look into it. A path that is too long gets a short one elsewhere. */
function makeHost(folder: string): string {
  const near = join(folder, 'database.socket')
  if (Buffer.byteLength(join(near, socketName)) > maxSocketPath) return mkdtempSync(join(tmpdir(), 'docent-'))
  mkdirSync(near, { recursive: true, mode: 0o700 })
  return near
}

async function until(thread: Worker, news: ThreadNews, ended: Promise<unknown>): Promise<void> {
  const heard = new Promise<void>((resolve) => {
    thread.on('message', (message) => {
      if (message === news) resolve()
    })
  })
  const failed = ended.then((reason) => {
    throw reason
  })
  await Promise.race([heard, failed])
}

async function closeThread(thread: Worker, ended: Promise<unknown>): Promise<void> {
  thread.ref()
  thread.postMessage('close')
  await ended
}
