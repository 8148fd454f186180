import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { takeLock } from '../../../disk/lock.ts'
import { writeFileAtomically } from '../../../disk/write-file.ts'
import type { DatabaseThreadData, DatabaseThreadMessage } from './database-thread.ts'

/** The database of a folder, run by this process or another. */
export interface RunningDatabase {
  /** Folder of its socket, which PostgreSQL clients accept as a host name. */
  host: string
  /** Resolves with the reason when this process no longer runs it. */
  ended: Promise<unknown>
  close(): Promise<void>
}

/** Socket name that PostgreSQL clients expect. */
const socketName = '.s.PGSQL.5432'
/** Maximum bytes of a socket path on the strictest system. */
const maxSocketPath = 100

/** Returns the folder of the database in the data folder. */
export const getDatabaseFolder = (folder: string): string => join(folder, 'database')

/**
 * Finds the process that runs the database of a folder, or runs it in this one. Only one process may open its files,
 * and that process listens on a socket. An open socket proves that the process lives: the system closes it with the
 * process, however that ends, so no clock or process ID needs to be trusted. The lock is held only while looking.
 */
export async function openEmbeddedDatabase(folder: string): Promise<RunningDatabase> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = await takeLock(join(folder, 'database.lock'), () => undefined)
  try {
    const host = readHost(folder)
    if (host !== undefined && (await isListening(join(host, socketName)))) return createGuest(host)
    return await runDatabase(folder)
  } finally {
    lock.release()
  }
}

const getHostFile = (folder: string): string => join(folder, 'database.host')

function readHost(folder: string): string | undefined {
  try {
    return readFileSync(getHostFile(folder), 'utf8').trim()
  } catch {
    return undefined
  }
}

function isListening(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(path, () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(false)
      // It's busy with more connections than it can accept, so it's alive.
      else if (error.code === 'EAGAIN') resolve(true)
      else reject(error)
    })
  })
}

const createGuest = (host: string): RunningDatabase => ({
  host,
  ended: new Promise(() => undefined),
  close: async () => undefined,
})

async function runDatabase(folder: string): Promise<RunningDatabase> {
  const host = createSocketFolder(folder)
  const socket = join(host, socketName)
  rmSync(socket, { force: true })
  const workerData: DatabaseThreadData = { data: getDatabaseFolder(folder), socket }
  const thread = new Worker(new URL('./database-thread.ts', import.meta.url), { workerData })
  const ended = new Promise((resolve) => {
    let reason: unknown = new Error('The database thread ended.')
    thread.on('error', (error) => {
      reason = error
    })
    thread.on('exit', () => {
      if (!host.startsWith(folder)) rmSync(host, { recursive: true, force: true })
      resolve(reason)
    })
  })
  await waitForMessage(thread, 'listening', ended)
  writeFileAtomically(getHostFile(folder), `${host}\n`)
  // A finished command doesn't wait for the thread. The files are consistent whenever it stops.
  thread.unref()
  return { host, ended, close: () => closeThread(thread, ended) }
}

/**
 * Creates a folder for the socket that only this user can access. If the path is too long, it's elsewhere with a
 * shorter path.
 */
function createSocketFolder(folder: string): string {
  const socketFolder = join(folder, 'database.socket')
  if (Buffer.byteLength(join(socketFolder, socketName)) > maxSocketPath)
    return mkdtempSync(join(tmpdir(), 'docent-'))
  mkdirSync(socketFolder, { recursive: true, mode: 0o700 })
  return socketFolder
}

async function waitForMessage(
  thread: Worker,
  expected: DatabaseThreadMessage,
  ended: Promise<unknown>,
): Promise<void> {
  const arrival = new Promise<void>((resolve) => {
    thread.on('message', (message) => {
      if (message === expected) resolve()
    })
  })
  const failed = ended.then((reason) => {
    throw reason
  })
  await Promise.race([arrival, failed])
}

async function closeThread(thread: Worker, ended: Promise<unknown>): Promise<void> {
  thread.ref()
  thread.postMessage('close')
  await ended
}
