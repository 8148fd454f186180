import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import type { Database } from '../../src/server/storage/database.ts'

const migrations = fileURLToPath(new URL('../../src/server/storage/migrations/', import.meta.url))

/** A PostgreSQL in memory, in the form that the migrations give it. */
export interface MemoryDatabase extends Database {
  close(): Promise<void>
}

/** Starts one, with the migrations whose names end so. */
export async function openMemoryDatabase(...endings: string[]): Promise<MemoryDatabase> {
  const database = await PGlite.create()
  for (const file of readdirSync(migrations).sort()) {
    if (endings.some((ending) => file.endsWith(ending)))
      await database.exec(readFileSync(`${migrations}${file}`, 'utf8'))
  }
  return {
    ...adapt(database),
    transaction: (work) => database.transaction((transaction) => work(adapt(transaction))),
    close: () => database.close(),
  }
}

function adapt(database: Pick<Transaction, 'query'>): Database {
  const self: Database = {
    query: async <Row extends object>(statement: string, values?: readonly unknown[]) =>
      (await database.query<Row>(statement, values && [...values])).rows,
    transaction: (work) => work(self),
  }
  return self
}
