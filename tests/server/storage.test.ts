import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { test as base, describe, expect } from 'vitest'
import { StorageUnavailableError } from '../../src/server/storage/database.ts'
import { readMigrations } from '../../src/server/storage/migrate.ts'
import { createDatabase, databaseEngines, type TestDatabase } from './engines.ts'

const notes = {
  number: 1,
  name: 'notes',
  statements: 'CREATE TABLE notes (note_id integer PRIMARY KEY, text text, at timestamptz)',
}
const tags = {
  number: 10,
  name: 'tags',
  statements: 'CREATE TABLE tags (name text); CREATE TABLE more (name text);',
}
const migrations = [notes]

describe.for(databaseEngines)('[F-019] storage in %s', (engine) => {
  const test = base.extend<{ database: TestDatabase }>({
    database: async ({ task }, use) => {
      const database = await createDatabase(engine, task.context)
      await use(database)
      await database.remove()
    },
  })

  test('opens on first use, and returns values unchanged', async ({ database }) => {
    const storage = database.open({ migrations })
    expect(await storage.check()).toBe(engine === 'embedded' ? 'idle' : 'ready')
    const at = new Date('2026-11-22T05:00:00.123Z')
    await storage.query('INSERT INTO notes VALUES ($1, $2, $3)', [7, "it's ünïcödé 😀", at])
    await storage.query('INSERT INTO notes VALUES ($1, $2, $3)', [8, null, null])
    expect(await storage.query('SELECT * FROM notes ORDER BY note_id')).toEqual([
      { note_id: 7, text: "it's ünïcödé 😀", at },
      { note_id: 8, text: null, at: null },
    ])
    expect(await storage.check()).toBe('ready')
  })

  test('keeps written data for later connections', async ({ database }) => {
    const first = database.open({ migrations })
    await first.query('INSERT INTO notes VALUES (1)')
    await first.close()
    await expect(first.query('SELECT 1')).rejects.toThrow(StorageUnavailableError)
    expect(await database.open({ migrations }).query('SELECT note_id FROM notes')).toEqual([{ note_id: 1 }])
  })

  test('commits all statements of a transaction or none', async ({ database }) => {
    const storage = database.open({ migrations })
    const failed = storage.transaction(async (transaction) => {
      await transaction.query('INSERT INTO notes VALUES (1)')
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    const wrong = storage.transaction(async (transaction) => {
      await transaction.query('INSERT INTO notes VALUES (2)')
      await transaction.query('INSERT INTO notes VALUES (2)')
    })
    await expect(wrong).rejects.toMatchObject({ code: '23505' })
    await storage.transaction(async (outer) => {
      await outer.query('INSERT INTO notes VALUES (3)')
      const inner = outer.transaction(async (transaction) => {
        await transaction.query('INSERT INTO notes VALUES (4)')
        throw new Error('only this')
      })
      await expect(inner).rejects.toThrow('only this')
    })
    expect(await storage.query('SELECT note_id FROM notes')).toEqual([{ note_id: 3 }])
  })

  test('runs concurrent transactions, also of two servers, in isolation', async ({ database }) => {
    const storages = [database.open({ migrations }), database.open({ migrations })]
    await storages[0]?.query("INSERT INTO notes VALUES (1, '0')")
    const add = async (index: number): Promise<void> => {
      await storages[index % 2]?.transaction(async (transaction) => {
        const [row] = await transaction.query<{ text: string }>(
          'SELECT text FROM notes WHERE note_id = 1 FOR UPDATE',
        )
        await transaction.query('UPDATE notes SET text = $1 WHERE note_id = 1', [
          String(Number(row?.text) + 1),
        ])
      })
    }
    await Promise.all(Array.from({ length: 60 }, (_, index) => add(index)))
    expect(await storages[1]?.query('SELECT text FROM notes')).toEqual([{ text: '60' }])
  })

  test('distinguishes an invalid statement from an unreachable database', async ({ database }) => {
    const storage = database.open({ migrations })
    for (const statement of ['SELEC 1', 'SELECT * FROM nowhere', 'SELECT 1/0', "SELECT 'x'::integer"]) {
      const error = await storage.query(statement).catch((thrown: unknown) => thrown)
      expect(error, statement).toBeInstanceOf(Error)
      expect(error, statement).not.toBeInstanceOf(StorageUnavailableError)
    }
    expect(await storage.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('migrates a database once, also when two servers start at the same time', async ({ database }) => {
    await database.open({ migrations }).query('INSERT INTO notes VALUES (1)')
    const servers = Array.from({ length: 3 }, () => database.open({ migrations: [notes, tags] }))
    await Promise.all(servers.map((storage) => storage.query('SELECT * FROM tags')))
    expect(await servers[0]?.query('SELECT number, name FROM migrations ORDER BY number')).toEqual([
      { number: 1, name: 'notes' },
      { number: 10, name: 'tags' },
    ])
  })

  test('rolls back a migration that fails halfway, together with earlier ones', async ({ database }) => {
    const broken = {
      number: 11,
      name: 'broken',
      statements: 'CREATE TABLE half (name text); CREATE TABLE notes (x text);',
    }
    const failing = database.open({ migrations: [notes, broken] })
    await expect(failing.query('SELECT 1')).rejects.toThrow('relation "notes" already exists')
    await failing.close()
    const tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1"
    expect(await database.open({ migrations: [] }).query(tables)).toEqual([{ tablename: 'migrations' }])
  })

  test('refuses a database of a newer version, and a changed migration', async ({ database }) => {
    const newer = database.open({ migrations: [notes, tags] })
    await newer.query('SELECT 1')
    await newer.close()
    const messages = []
    for (const others of [[notes], [{ ...notes, statements: 'CREATE TABLE notes (x text)' }, tags]]) {
      const storage = database.open({ migrations: others })
      const error = await storage.query('SELECT 1').catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(StorageUnavailableError)
      messages.push(error instanceof Error ? error.message : '')
      await storage.close()
    }
    expect(messages.join('\n')).toMatchInlineSnapshot(`
      "The database has the migration 10 (tags), which this version doesn't have. Run the version of docent that applied it, or a newer one.
      The migration 1 (notes) differs from the one applied to the database. Restore the file, and put changes in a new migration."
    `)
  })

  test('has the tables of all migrations', async ({ database }) => {
    const rows = await database.open().query('SELECT number FROM migrations ORDER BY number')
    expect(rows).toEqual(readMigrations().map(({ number }) => ({ number })))
  })
})

describe('the embedded database', () => {
  const test = base.extend<{ database: TestDatabase }>({
    database: async ({ task }, use) => {
      const database = await createDatabase('embedded', task.context)
      await use(database)
      await database.remove()
    },
  })

  test("isn't created before there is something to store", async ({ database }) => {
    const folder = join(database.settings.folder, 'new')
    const storage = database.open({ folder })
    expect([storage.hasDatabase(), existsSync(folder)]).toEqual([false, false])
  })

  test('is closed to other users', async ({ database }) => {
    const { folder } = database.settings
    await database.open({ migrations }).query('SELECT 1')
    const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8)
    expect(readdirSync(folder).sort()).toEqual(['database', 'database.host', 'database.socket'])
    expect(mode(join(folder, 'database.socket'))).toBe('700')
    expect(mode(join(folder, 'database.socket/.s.PGSQL.5432'))).toBe('600')
  })

  test('is taken over when its server closes, and in a folder with a long path', async ({ database }) => {
    const folder = join(database.settings.folder, 'long'.repeat(30))
    cpSync(join(database.settings.folder, 'database'), join(folder, 'database'), { recursive: true })
    const [first, second] = [database.open({ folder, migrations }), database.open({ folder, migrations })]
    await first.query('INSERT INTO notes VALUES (1)')
    await second.query('INSERT INTO notes VALUES (2)')
    await first.close()
    await expect
      .poll(() => second.query('SELECT note_id FROM notes').catch(() => []), { timeout: 20_000 })
      .toEqual([{ note_id: 1 }, { note_id: 2 }])
  })

  test('aborts a transaction whose client is gone', async ({ database }) => {
    const storage = database.open({ migrations })
    await storage.query('SELECT 1')
    const host = readFileSync(join(database.settings.folder, 'database.host'), 'utf8').trim()
    const client = new pg.Client({ host, user: 'docent', database: 'docent' })
    client.on('error', () => undefined)
    await client.connect()
    await client.query('BEGIN')
    await client.query('INSERT INTO notes VALUES (1)')
    const asked = storage.query('SELECT note_id FROM notes')
    client.connection.stream.destroy()
    expect(await asked).toEqual([])
  })
})
