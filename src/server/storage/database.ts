/** What a statement takes in the place of `$1`, `$2`, …; dates are given and come back as `Date`. */
export type SqlValue = string | number | boolean | Date | null

/** PostgreSQL, embedded or a server of its own: the same statements for both. */
export interface Database {
  /** Runs one statement and gives its rows. Rejects with `StorageUnavailable` while there is no database to ask. */
  query<Row extends object>(statement: string, values?: readonly SqlValue[]): Promise<Row[]>
  /** Runs statements that count together or not at all. */
  transaction<Result>(work: (database: Database) => Promise<Result>): Promise<Result>
}

/** The database that the server keeps what readers send in. Opened, and brought to the present form, with its first use. */
export interface Storage extends Database {
  close(): Promise<void>
}

/** There is no database to ask: it is gone, full, or not yet there. The next request tries again. */
export class StorageUnavailable extends Error {}
