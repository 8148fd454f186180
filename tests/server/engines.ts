import { cpSync, rmSync } from 'node:fs'
import pg from 'pg'
import { inject, type TestContext } from 'vitest'
import { type OpenStorage, openStorage, type StorageSettings } from '../../src/server/storage/open-storage.ts'
import { createFolder } from '../new-folder.ts'

/** The databases that the server works with. */
export const databaseEngines = ['embedded', 'PostgreSQL'] as const
export type DatabaseEngine = (typeof databaseEngines)[number]

/** A new database of one engine. */
export interface TestDatabase {
  settings: StorageSettings
  /** Environment variables for processes that use it, in addition to `settings.folder`. */
  environment: Record<string, string>
  open(more?: Partial<StorageSettings>): OpenStorage
  /** Closes what was opened, and removes it all. */
  remove(): Promise<void>
}

let made = 0

/** Makes a database. Skips the test, with the reason, where there is no such engine. */
export async function createDatabase(
  engine: DatabaseEngine,
  { skip }: Pick<TestContext, 'skip'>,
): Promise<TestDatabase> {
  const folder = createFolder('database')
  const opened: OpenStorage[] = []
  const postgres = inject('postgres')
  if (engine === 'PostgreSQL' && 'reason' in postgres) skip(postgres.reason)
  const isServer = engine === 'PostgreSQL' && 'url' in postgres
  const url = isServer ? await createPostgresDatabase(postgres.url) : undefined
  if (!isServer) cpSync(inject('embeddedTemplate'), folder, { recursive: true, filter: isData })
  const settings = { folder, url }
  return {
    settings,
    environment: url === undefined ? {} : { DATABASE_URL: url },
    open(more = {}) {
      const storage = openStorage({ ...settings, ...more })
      opened.push(storage)
      return storage
    },
    async remove() {
      for (const storage of opened) await storage.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The files of the database, not what says who has it open. */
const isData = (path: string): boolean => !/\/database\.[^/]*$/.test(path)

async function createPostgresDatabase(url: string): Promise<string> {
  const name = `test_${process.pid}_${made++}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
