import pg from 'pg'
import { StorageUnavailableError } from './database.ts'

/**
 * PostgreSQL error classes and codes that concern the database rather than the statement: connection, login, resources
 * (including a full disk), time limits, locks, shutdown, and errors of the system and the server.
 * https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
const unavailableCodes = /^(?:08|28|3D|40|53|55|57|58|F0|XX|25006|25P03)/

/** Converts an error of a statement to `StorageUnavailableError` if the database caused it. */
export function toStorageError(error: unknown): unknown {
  if (error instanceof StorageUnavailableError) return error
  if (error instanceof pg.DatabaseError && !unavailableCodes.test(error.code ?? '')) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new StorageUnavailableError(`The database is unavailable: ${reason}.`.replace(/\.\.$/, '.'), {
    cause: error,
  })
}

/** Whether the connection is unusable: it was lost, or its state is unknown. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof StorageUnavailableError)) return false
  const { cause } = error
  return !(cause instanceof pg.DatabaseError) || /^(?:08|57P|XX|58|25P03)/.test(cause.code ?? '')
}
