import '../../../shared/node-20-polyfills.ts'
import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { createWireServer } from './wire-server.ts'

/** Data that the thread starts with. */
export interface DatabaseThreadData {
  /** Folder of the database. */
  data: string
  /** Path of the socket to listen on. */
  socket: string
}

/** Messages from the thread. */
export type DatabaseThreadMessage = 'listening' | 'open'

/** Commits are written to disk before they're confirmed. Caches are sized for a few tables. */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['fsync=on', 'shared_buffers=16MB', 'max_wal_size=64MB', 'min_wal_size=32MB'].flatMap((setting) => [
    '-c',
    setting,
  ]),
]

/**
 * The database is 10 MB of WebAssembly, which V8 would optimize in the background for minutes. These flags keep the
 * first compilation: 200 MB for the process instead of 450, half the time to open, and statements that are just as
 * fast. Nothing else in this process is WebAssembly.
 */
const compilerFlags = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

/**
 * Opens the database of a folder. A new one gets its final name only when it's complete, so a killed process leaves
 * none.
 */
async function openDatabase(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) {
    const unfinished = `${folder}.new`
    rmSync(unfinished, { recursive: true, force: true })
    const newDatabase = await PGlite.create({ dataDir: unfinished })
    await newDatabase.close()
    chmodSync(unfinished, 0o700)
    renameSync(unfinished, folder)
  }
  return PGlite.create({ dataDir: folder, startParams })
}

/**
 * Runs the database until it's closed or lost. Then the thread ends, and the next process that needs the database
 * starts another.
 */
function runDatabase(port: MessagePort, { data, socket }: DatabaseThreadData): void {
  for (const flag of compilerFlags) setFlagsFromString(flag)
  const opening = Promise.withResolvers<PGlite>()
  // Handled below; nobody may be waiting yet.
  opening.promise.catch(() => undefined)
  const post = (news: DatabaseThreadMessage): void => port.postMessage(news)
  const fail = (error: unknown): void => {
    setImmediate(() => {
      throw error
    })
  }
  const server = createWireServer({
    execute: async (messages) => (await opening.promise).execProtocolRaw(messages),
    onLost: fail,
  })
  server.on('error', fail)
  server.listen(socket, () => {
    chmodSync(socket, 0o600)
    post('listening')
    openDatabase(data).then(
      (database) => {
        opening.resolve(database)
        post('open')
      },
      (error: unknown) => {
        opening.reject(error)
        fail(error)
      },
    )
  })
  port.once('message', async () => {
    server.close()
    const database = await opening.promise
    await database.close()
    process.exit(0)
  })
}

if (parentPort !== null) runDatabase(parentPort, workerData)
