import { createFileError } from '../../../shared/docs-error.ts'
import type { Database } from '../database.ts'
import { type Migration, readAppliedMigrations } from '../migrate.ts'
import { type BackupRow, checkBackup, readBackupRows } from './read-backup.ts'
import { quoteName, readTables, type Table } from './tables.ts'

export interface RestoreBackupOptions {
  file: string
  migrations: readonly Migration[]
  /** Whether existing data may be deleted. */
  replaces: boolean
}

/** Rows per statement. */
const pageSize = 500

/** Keys of the server, which exist from the start and don't count as data. */
const settingsTable = 'settings'

/** Restores a backup into the database in one transaction. Returns the number of rows. */
export async function restoreBackup(database: Database, options: RestoreBackupOptions): Promise<number> {
  const { file, migrations, replaces } = options
  const head = await checkBackup(file)
  await database.transaction(async (transaction) => {
    const appliedNumbers = (await readAppliedMigrations(transaction)).map(({ number }) => number)
    const missingNumbers = head.migrations.filter((number) => !appliedNumbers.includes(number))
    if (missingNumbers.length > 0) {
      const problem = `The backup has the migration ${missingNumbers.join(', ')}, which this version doesn't have.`
      throw createFileError(
        file,
        problem,
        'Restore it with the version of docent that wrote it, or a newer one.',
      )
    }
    const tables = await readTables(transaction, migrations)
    const names = tables.map(({ name }) => quoteName(name))
    await transaction.query(`LOCK TABLE ${names.join(', ')} IN EXCLUSIVE MODE`)
    if (!replaces) await requireEmptyTables(transaction, tables, file)
    for (const name of [...names].reverse()) await transaction.query(`DELETE FROM ${name}`)
    await insertRows(transaction, tables, file)
    for (const table of tables) await continueSequences(transaction, table)
  })
  return head.rows
}

async function requireEmptyTables(database: Database, tables: readonly Table[], file: string): Promise<void> {
  for (const { name } of tables.filter((table) => table.name !== settingsTable)) {
    const found = await database.query(`SELECT 1 AS found FROM ${quoteName(name)} LIMIT 1`)
    if (found.length > 0)
      throw createFileError(
        file,
        `The database isn't empty: \`${name}\` has rows.`,
        'Restore into an empty database, or use --replace to delete the existing data.',
      )
  }
}

async function insertRows(database: Database, tables: readonly Table[], file: string): Promise<void> {
  let page: BackupRow[] = []
  const flush = async (): Promise<void> => {
    const [first] = page
    if (first !== undefined) await insertPage(database, findTable(tables, first, file), page)
    page = []
  }
  for await (const row of readBackupRows(file)) {
    if (page.length === pageSize || (page[0] !== undefined && page[0].table !== row.table)) await flush()
    page.push(row)
  }
  await flush()
}

function findTable(tables: readonly Table[], { table: name, row }: BackupRow, file: string): Table {
  const table = tables.find((one) => one.name === name)
  // Columns added since then get their defaults.
  const columns = Object.keys(JSON.parse(row))
  if (table === undefined || columns.some((column) => !table.columns.includes(column)))
    throw createFileError(
      file,
      `The database has no table \`${name}\` with these columns.`,
      'Use another backup.',
    )
  return { name, columns }
}

async function insertPage(
  database: Database,
  { name, columns }: Table,
  rows: readonly BackupRow[],
): Promise<void> {
  const list = columns.map(quoteName).join(', ')
  await database.query(
    `INSERT INTO ${quoteName(name)} (${list}) OVERRIDING SYSTEM VALUE
     SELECT ${list} FROM jsonb_populate_recordset(NULL::${quoteName(name)}, $1::jsonb)`,
    [`[${rows.map(({ row }) => row).join(',')}]`],
  )
}

/** Sets sequences to continue after the restored rows. */
async function continueSequences(database: Database, { name, columns }: Table): Promise<void> {
  for (const column of columns) {
    const [row] = await database.query<{ sequence: string | null }>(
      'SELECT pg_get_serial_sequence($1, $2) AS sequence',
      [quoteName(name), column],
    )
    if (!row?.sequence) continue
    const last = `SELECT max(${quoteName(column)}) FROM ${quoteName(name)}`
    await database.query(`SELECT setval($1, greatest((${last}), 1), (${last}) IS NOT NULL)`, [row.sequence])
  }
}
