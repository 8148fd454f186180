/** Value of a parameter `$1`, `$2`, …. Dates are passed and returned as `Date`. */
export type SqlValue = string | number | boolean | Date | null

/** A PostgreSQL database, embedded or on a server, with the same statements for both. */
export interface Database {
  /** Runs a statement and returns its rows. Rejects with `StorageUnavailableError` if the database can't be reached. */
  query<Row extends object>(statement: string, values?: readonly SqlValue[]): Promise<Row[]>
  /** Runs statements in a transaction. */
  transaction<Result>(work: (database: Database) => Promise<Result>): Promise<Result>
}

/** The database for reader data. It's opened and migrated at its first use. */
export interface Storage extends Database {
  close(): Promise<void>
}

/** The database is down, full, or not yet open. The next request tries again. */
export class StorageUnavailableError extends Error {}
