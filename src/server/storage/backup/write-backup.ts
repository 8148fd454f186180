import { createHash } from 'node:crypto'
import type { Database } from '../database.ts'
import { type Migration, readAppliedMigrations } from '../migrate.ts'
import { quoteName, readTables } from './tables.ts'

/** Rows in memory at a time. */
const pageSize = 500

/**
 * Writes the lines of a backup, a snapshot of one moment, from either engine:
 *
 * ```
 * {"docent":"backup","version":1,"migrations":[1,10]}
 * {"table":"subscribers","row":{"address":"…", …}}
 * {"rows":1,"digest":"…"}
 * ```
 *
 * Rows are JSON written by the database and passed through as text, so that numbers keep all digits. Each line ends
 * with a line break, and the digest covers all lines before it. Returns the number of rows.
 */
export function writeBackup(
  database: Database,
  migrations: readonly Migration[],
  write: (text: string) => Promise<void>,
): Promise<number> {
  return database.transaction(async (transaction) => {
    await transaction.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
    const hash = createHash('sha256')
    const print = (line: string): Promise<void> => {
      hash.update(line)
      return write(line)
    }
    const applied = (await readAppliedMigrations(transaction)).map(({ number }) => number)
    await print(`${JSON.stringify({ docent: 'backup', version: 1, migrations: applied })}\n`)
    let count = 0
    for (const { name } of await readTables(transaction, migrations)) {
      for await (const rows of readPages(transaction, name)) {
        count += rows.length
        await print(rows.map((row) => `{"table":${JSON.stringify(name)},"row":${row}}\n`).join(''))
      }
    }
    await write(`${JSON.stringify({ rows: count, digest: hash.digest('hex') })}\n`)
    return count
  })
}

async function* readPages(database: Database, table: string): AsyncGenerator<string[]> {
  await database.query(`DECLARE page CURSOR FOR SELECT to_jsonb(t)::text AS row FROM ${quoteName(table)} t`)
  for (;;) {
    const rows = await database.query<{ row: string }>(`FETCH ${pageSize} FROM page`)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await database.query('CLOSE page')
}
