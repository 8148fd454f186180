import pg from 'pg'
import { type Database, type SqlValue, StorageUnavailableError } from './database.ts'

/** A pool of connections to PostgreSQL or a compatible server. */
export interface PostgresPool extends Database {
  close(): Promise<void>
}

export interface PoolSettings extends pg.PoolConfig {
  /** Is called when a connection is lost. */
  onLost?: () => void
}

/** Opens connections as needed. */
export function openPool({ onLost = () => undefined, ...settings }: PoolSettings): PostgresPool {
  const pool = new pg.Pool({
    max: 5,
    idleTimeoutMillis: 60_000,
    query_timeout: 10_000,
    allowExitOnIdle: true,
    application_name: 'docent',
    ...settings,
  })
  // An idle connection was lost. The next statement opens another.
  pool.on('error', onLost)
  const withClient = async <Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect().catch((error: unknown) => {
      onLost()
      throw toStorageError(error)
    })
    let isLost = false
    // Nothing else listens between two statements of a transaction.
    const markLost = (): void => {
      isLost = true
    }
    client.on('error', markLost)
    try {
      return await work(client)
    } catch (error) {
      isLost ||= isConnectionLost(error)
      throw error
    } finally {
      client.off('error', markLost)
      client.release(isLost)
      if (isLost) onLost()
    }
  }
  return {
    query: (statement, values) => withClient((client) => runQuery(client, statement, values)),
    transaction: (work) => withClient((client) => runTransaction(client, work)),
    // Both the owner and the code that noticed the loss may close it.
    close: async () => (pool.ending ? undefined : pool.end()),
  }
}

async function runQuery<Row extends object>(
  client: pg.PoolClient,
  statement: string,
  values?: readonly SqlValue[],
): Promise<Row[]> {
  try {
    const result = await client.query<Row>(statement, values === undefined ? undefined : [...values])
    // Several statements in one call have several results.
    return Array.isArray(result) ? (result.at(-1)?.rows ?? []) : result.rows
  } catch (error) {
    throw toStorageError(error)
  }
}

async function runTransaction<Result>(
  client: pg.PoolClient,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  await runQuery(client, 'BEGIN')
  try {
    const result = await work(openTransaction(client, 0))
    await runQuery(client, 'COMMIT')
    return result
  } catch (error) {
    if (!isConnectionLost(error)) await runQuery(client, 'ROLLBACK')
    throw error
  }
}

/** Creates the database inside a transaction. A nested transaction is a savepoint. */
function openTransaction(client: pg.PoolClient, depth: number): Database {
  return {
    query: (statement, values) => runQuery(client, statement, values),
    async transaction(work) {
      const name = `level_${depth}`
      await runQuery(client, `SAVEPOINT ${name}`)
      try {
        const result = await work(openTransaction(client, depth + 1))
        await runQuery(client, `RELEASE SAVEPOINT ${name}`)
        return result
      } catch (error) {
        if (!isConnectionLost(error)) await runQuery(client, `ROLLBACK TO SAVEPOINT ${name}`)
        throw error
      }
    },
  }
}

/**
 * PostgreSQL error classes and codes that concern the database rather than the statement: connection, login, resources
 * (including a full disk), time limits, locks, shutdown, and errors of the system and the server.
 * https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
const unavailableCodes = /^(?:08|28|3D|40|53|55|57|58|F0|XX|25006|25P03)/

/** Converts an error of a statement to `StorageUnavailableError` if the database caused it. */
function toStorageError(error: unknown): unknown {
  if (error instanceof StorageUnavailableError) return error
  if (error instanceof pg.DatabaseError && !unavailableCodes.test(error.code ?? '')) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new StorageUnavailableError(`The database is unavailable: ${reason}.`.replace(/\.\.$/, '.'), {
    cause: error,
  })
}

/** Whether the connection is unusable: it was lost, or its state is unknown. */
function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof StorageUnavailableError)) return false
  const { cause } = error
  return !(cause instanceof pg.DatabaseError) || /^(?:08|57P|XX|58|25P03)/.test(cause.code ?? '')
}
