import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { digest } from '../../disk/digest.ts'
import { type Database, StorageUnavailable } from './database.ts'

/** A step from one form of the database to the next: statements in a file, `010-feedback.sql`. */
export interface Migration {
  number: number
  name: string
  statements: string
}

interface AppliedMigration {
  number: number
  name: string
  digest: string
}

const migrationsFolder = fileURLToPath(new URL('./migrations/', import.meta.url))

/** Any number that others who use the same database are unlikely to have chosen. */
const advisoryLock = 5_318_008_711

/** The migrations of a folder, in the order of their numbers. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [, number, name] = file.match(/^(\d{3})-([a-z-]+)\.sql$/) ?? []
      if (number === undefined || name === undefined)
        throw new Error(`The migration ${file} has no name such as 010-feedback.sql.`)
      return { number: Number(number), name, statements: readFileSync(`${folder}/${file}`, 'utf8') }
    })
}

/**
 * Brings the database to the present form, all of it or nothing. Servers that start at once wait for each other: on
 * PostgreSQL by the lock, embedded because a transaction is alone there.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [advisoryLock])
    await transaction.query(`CREATE TABLE IF NOT EXISTS migrations (
      number integer PRIMARY KEY,
      name text NOT NULL,
      digest text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`)
    const applied = await readApplied(transaction)
    refuseOthers(applied, migrations)
    for (const { number, name, statements } of migrations) {
      if (applied.some((one) => one.number === number)) continue
      await transaction.query(statements)
      await transaction.query('INSERT INTO migrations (number, name, digest) VALUES ($1, $2, $3)', [
        number,
        name,
        digest(statements),
      ])
    }
  })
}

/** The migrations that the database has had. */
export const readApplied = (database: Database): Promise<AppliedMigration[]> =>
  database.query<AppliedMigration>('SELECT number, name, digest FROM migrations ORDER BY number')

/** The database is in a form that this version does not know; it must not be touched. */
export class StorageRefused extends StorageUnavailable {
  readonly problem: string
  readonly fix: string

  constructor(problem: string, fix: string) {
    super(`${problem} ${fix}`)
    this.problem = problem
    this.fix = fix
  }
}

function refuseOthers(applied: readonly AppliedMigration[], migrations: readonly Migration[]): void {
  for (const { number, name, digest: seal } of applied) {
    const known = migrations.find((one) => one.number === number)
    if (known === undefined) {
      throw new StorageRefused(
        `The database has had the migration ${number} (${name}), which this version does not know.`,
        'Run the version of docent that made it, or a newer one.',
      )
    }
    if (digest(known.statements) !== seal) {
      throw new StorageRefused(
        `The migration ${number} (${name}) is not the one that the database has had.`,
        'Put the file back as it was, and add a migration with a new number for what has to change.',
      )
    }
  }
}
