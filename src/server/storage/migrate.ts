import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { digest } from '../../disk/digest.ts'
import { type Database, StorageUnavailableError } from './database.ts'

/** A migration: statements in a file such as `010-feedback.sql`. */
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

/** A number that other applications on the same database are unlikely to use. */
const advisoryLock = 5_318_008_711

/** Reads the migrations of a folder, in order. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [, number, name] = file.match(/^(\d{3})-([a-z-]+)\.sql$/) ?? []
      if (number === undefined || name === undefined)
        throw new Error(`The migration ${file} must have a name such as 010-feedback.sql.`)
      return { number: Number(number), name, statements: readFileSync(`${folder}/${file}`, 'utf8') }
    })
}

/**
 * Applies all pending migrations in one transaction. Servers that start at the same time wait for each other:
 * PostgreSQL by the lock, the embedded database because transactions take turns.
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
    const applied = await readAppliedMigrations(transaction)
    checkAppliedMigrations(applied, migrations)
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

/** Reads the migrations that have been applied. */
export const readAppliedMigrations = (database: Database): Promise<AppliedMigration[]> =>
  database.query<AppliedMigration>('SELECT number, name, digest FROM migrations ORDER BY number')

/** The database has a newer or changed schema and must not be modified. */
export class StorageVersionError extends StorageUnavailableError {
  readonly problem: string
  readonly fix: string

  constructor(problem: string, fix: string) {
    super(`${problem} ${fix}`)
    this.problem = problem
    this.fix = fix
  }
}

function checkAppliedMigrations(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): void {
  for (const { number, name, digest: appliedDigest } of applied) {
    const migration = migrations.find((one) => one.number === number)
    if (migration === undefined) {
      throw new StorageVersionError(
        `The database has the migration ${number} (${name}), which this version doesn't have.`,
        'Run the version of docent that applied it, or a newer one.',
      )
    }
    if (digest(migration.statements) !== appliedDigest) {
      throw new StorageVersionError(
        `The migration ${number} (${name}) differs from the one applied to the database.`,
        'Restore the file, and put changes in a new migration.',
      )
    }
  }
}
