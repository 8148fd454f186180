import { createFileError } from '../../shared/docs-error.ts'
import { StorageUnavailableError } from './database.ts'
import { openEmbeddedDatabase } from './embedded/open-embedded-database.ts'
import { openPool, type PostgresPool } from './postgres-pool.ts'

/** An open connection. */
export interface Connection {
  pool: PostgresPool
  /** Resolves when the connection is lost and a new one is needed. */
  lost: Promise<void>
  close(): Promise<void>
}

/** Connects to the embedded database of a folder, in this process or another. */
export async function connectToFolder(folder: string): Promise<Connection> {
  const running = await openEmbeddedDatabase(folder).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StorageUnavailableError(`The database in ${folder} can't be opened: ${reason}`, {
      cause: error,
    })
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  const pool = openPool({
    host: running.host,
    user: 'docent',
    database: 'docent',
    // While it's being opened, it accepts no connections.
    connectionTimeoutMillis: 60_000,
    // Another process may have taken over, so the next connection looks again.
    onLost: resolve,
  })
  running.ended.then(() => resolve())
  const close = async (): Promise<void> => {
    await pool.close()
    await running.close()
  }
  // Disconnects first, also from a thread that still runs.
  return { pool, lost: promise.then(close), close }
}

/**
 * Returns a function that connects to a PostgreSQL server. The pool reopens its connections, so it never counts as
 * lost.
 */
export function createPostgresConnector(url: string): () => Promise<Connection> {
  if (!URL.canParse(url) || !/^postgres(?:ql)?:$/.test(new URL(url).protocol)) {
    // The value isn't printed because it contains a password.
    throw createFileError(
      'DATABASE_URL',
      "The environment variable DATABASE_URL isn't the URL of a PostgreSQL database.",
      'Use a URL such as postgres://user:password@host:5432/database, or unset it to use the embedded database.',
    )
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
