import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

/** Reads a secret of this database, 32 random bytes in hexadecimal. Creates it at first use. */
export async function readSecret(database: Database, name: string): Promise<string> {
  const [row] = await database.query<{ value: string }>('SELECT value FROM settings WHERE name = $1', [name])
  if (row !== undefined) return row.value
  await database.query('INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
    name,
    randomBytes(32).toString('hex'),
  ])
  // If two servers create it at once, one of them succeeds.
  return readSecret(database, name)
}
