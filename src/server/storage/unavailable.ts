import pg from 'pg'
import { StorageUnavailable } from './database.ts'

/**
 * Classes and codes of PostgreSQL that say something about the database and nothing about the statement: connection,
 * login, resources (also a full disk), time limits, locks, shutdown, errors of the system and of the server itself.
 * https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
const unavailable = /^(?:08|28|3D|40|53|55|57|58|F0|XX|25006|25P03)/

/** What a failed statement is told as: a matter of the database, or the error that it is. */
export function asStorageError(error: unknown): unknown {
  if (error instanceof StorageUnavailable) return error
  if (error instanceof pg.DatabaseError && !unavailable.test(error.code ?? '')) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new StorageUnavailable(`The database cannot be asked: ${reason}.`.replace(/\.\.$/, '.'), {
    cause: error,
  })
}

/** Whether the connection is of no more use: it was lost, or nobody knows what it is doing. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof StorageUnavailable)) return false
  const { cause } = error
  return !(cause instanceof pg.DatabaseError) || /^(?:08|57P|XX|58|25P03)/.test(cause.code ?? '')
}
