import { DocsError } from '../../shared/docs-error.ts'
import { StorageUnavailable } from './database.ts'
import { openFolder } from './embedded/open-folder.ts'
import { openPool, type PostgresPool } from './postgres-pool.ts'

/** A database that can be asked. */
export interface Connection {
  pool: PostgresPool
  /** Resolves when another connection has to be made. */
  lost: Promise<void>
  close(): Promise<void>
}

/** Connects to the embedded database of a folder, whoever runs it. */
export async function connectFolder(folder: string): Promise<Connection> {
  const running = await openFolder(folder).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StorageUnavailable(`The database in ${folder} cannot be opened: ${reason}`, { cause: error })
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  const pool = openPool({
    host: running.host,
    user: 'docent',
    database: 'docent',
    // While it is being opened it lets nobody in.
    connectionTimeoutMillis: 60_000,
    // Another process may have taken over: look again.
    onLost: resolve,
  })
  running.ended.then(() => resolve())
  const close = async (): Promise<void> => {
    await pool.close()
    await running.close()
  }
  // Whoever lost a database lets go of it first, also of a thread that is still there.
  return { pool, lost: promise.then(close), close }
}

/** How to connect to a PostgreSQL. Its connections are opened again by themselves, so that it never counts as lost. */
export function connectionTo(url: string): () => Promise<Connection> {
  if (!URL.canParse(url) || !/^postgres(?:ql)?:$/.test(new URL(url).protocol)) {
    // The value is not told: it has a password in it.
    throw new DocsError([
      {
        problem: 'The variable DATABASE_URL is not the address of a PostgreSQL.',
        at: { file: 'DATABASE_URL', line: undefined },
        fix: 'Write it like postgres://user:password@host:5432/database, or leave it out for the embedded database.',
      },
    ])
  }
  return async () => {
    const pool = openPool({
      connectionString: url,
      connectionTimeoutMillis: 4000,
      statement_timeout: 8000,
      lock_timeout: 4000,
      idle_in_transaction_session_timeout: 15_000,
      keepAlive: true,
    })
    return { pool, lost: new Promise(() => undefined), close: () => pool.close() }
  }
}
