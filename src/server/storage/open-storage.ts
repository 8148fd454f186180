import { existsSync } from 'node:fs'
import { formTimeout } from '../../shared/forms/form-timeout.ts'
import { type Connection, connectToFolder, createPostgresConnector } from './connection.ts'
import { type Storage, StorageUnavailableError } from './database.ts'
import { getDatabaseFolder } from './embedded/open-embedded-database.ts'
import { type Migration, migrate, readMigrations } from './migrate.ts'
import type { PostgresPool } from './postgres-pool.ts'

export interface StorageSettings {
  /** Data folder. The embedded database is `database/` in it. */
  folder: string
  /** URL of a PostgreSQL server, `postgres://…`. Without it, the database is embedded. */
  url: string | undefined
  migrations?: readonly Migration[]
}

/** The storage and its state. */
export interface OpenStorage extends Storage {
  /** Whether it may contain data. An embedded database isn't created only to look. */
  hasDatabase(): boolean
  /** Checks the database. An embedded one isn't opened only to look: it's `idle` before its first use. */
  check(): Promise<'idle' | 'ready' | 'unavailable'>
}

/**
 * How long (ms) a statement waits for the database to open. Creating one takes seconds, and the form is still waiting
 * then.
 */
const openingTimeout = formTimeout - 5000
/** How long (ms) a failed attempt counts for later calls, because opening is expensive. */
const failureLifetime = 1000
/** How long (ms) the result of a check counts for later ones, because anyone may ask. */
const checkLifetime = 1000

/** How long (ms) a check waits for the database. Load balancers usually wait five seconds for its result. */
const checkTimeout = 3000

/** Creates the storage. It opens with the first statement, and a lost connection is reopened by the next one. */
export function openStorage({ folder, url, migrations = readMigrations() }: StorageSettings): OpenStorage {
  const connect = url === undefined ? () => connectToFolder(folder) : createPostgresConnector(url)
  const connections = createConnections(() => connectAndMigrate(connect, migrations))
  let wasUsed = false
  const use = async <Result>(work: (pool: PostgresPool) => Promise<Result>): Promise<Result> => {
    try {
      const { pool } = await limitWait(
        connections.get(),
        openingTimeout,
        'The database is still being opened.',
      )
      return await work(pool)
    } finally {
      wasUsed = true
    }
  }
  const checkDatabase = shareResult(() => {
    const query = use((pool) => pool.query('SELECT 1'))
    return limitWait(query, checkTimeout, 'The database does not respond.').then(
      () => 'ready' as const,
      () => 'unavailable' as const,
    )
  })
  return {
    query: (statement, values) => use((pool) => pool.query(statement, values)),
    transaction: (work) => use((pool) => pool.transaction(work)),
    hasDatabase: () => url !== undefined || existsSync(getDatabaseFolder(folder)),
    check: async () => (url === undefined && !wasUsed ? 'idle' : checkDatabase()),
    close: connections.close,
  }
}

/** Calls that come while another one runs, or shortly after it, get its result. */
function shareResult<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let shared: Promise<Result> | undefined
  const start = (): Promise<Result> =>
    work().finally(() => {
      setTimeout(() => {
        shared = undefined
      }, checkLifetime).unref()
    })
  return () => {
    shared ??= start()
    return shared
  }
}

async function connectAndMigrate(
  connect: () => Promise<Connection>,
  migrations: readonly Migration[],
): Promise<Connection> {
  const connection = await connect()
  try {
    await migrate(connection.pool, migrations)
    return connection
  } catch (error) {
    await connection.close()
    throw error
  }
}

interface Connections {
  get(): Promise<Connection>
  close(): Promise<void>
}

/** Shares one connection, and opens another when it's lost. */
function createConnections(connect: () => Promise<Connection>): Connections {
  let current: Promise<Connection> | undefined
  let isClosed = false
  const attempt = (): Promise<Connection> => {
    const newConnection = connect()
    const forget = (): void => {
      if (current === newConnection) current = undefined
    }
    newConnection.then(
      ({ lost }) => lost.then(forget, forget),
      () => setTimeout(forget, failureLifetime).unref(),
    )
    return newConnection
  }
  return {
    async get() {
      if (isClosed) throw new StorageUnavailableError('The storage was closed.')
      current ??= attempt()
      return current
    },
    async close() {
      isClosed = true
      const connection = await current?.catch(() => undefined)
      await connection?.close()
    },
  }
}

/** Limits how long (ms) a reader waits. The work continues: a database keeps opening for the next request. */
async function limitWait<Result>(work: Promise<Result>, timeout: number, problem: string): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new StorageUnavailableError(problem)), timeout)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
