import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, describe, expect, vi } from 'vitest'
import { runProgram } from '../../src/create-program.ts'
import { digest } from '../../src/disk/digest.ts'
import { createDatabase, type DatabaseEngine, databaseEngines, type TestDatabase } from './engines.ts'
import { type NewsletterServer, readLinkToken, site, startNewsletter } from './newsletter-server.ts'

interface Desk {
  database: TestDatabase
  /** A server that runs on the same folder all the time. */
  server: NewsletterServer
  /** Runs a command line on the database, or another one. */
  docent(line: string, database?: TestDatabase): Promise<string>
  subscribe(email: string): Promise<void>
  /** A new database of an engine. */
  another(engine: DatabaseEngine): Promise<TestDatabase>
}

const test = base.extend<{ desk: Desk }>({
  desk: async ({ task }, use) => {
    const made: TestDatabase[] = []
    const another = async (engine: DatabaseEngine): Promise<TestDatabase> => {
      const database = await createDatabase(engine, task.context)
      made.push(database)
      return database
    }
    const database = await another(task.name.includes('on PostgreSQL') ? 'PostgreSQL' : 'embedded')
    const storage = database.open()
    const server = startNewsletter(storage, database.settings.folder)
    const form = new URL(site.newsletterAction, site.origin).href
    const post = (path: string, fields: Record<string, string>): Promise<Response> | Response =>
      server.app.request(form + path, { method: 'POST', body: new URLSearchParams(fields) })
    await use({
      database,
      server,
      another,
      async docent(line, { settings, environment } = database) {
        vi.stubEnv('DATABASE_URL', environment.DATABASE_URL)
        const command = [...line.split(' '), '--data', settings.folder]
        return printed(() => runProgram(command)).finally(() => vi.unstubAllEnvs())
      },
      async subscribe(email) {
        const before = server.emails()
        await post('', { email })
        await expect.poll(() => server.emails().length, { timeout: 20_000 }).toBe(before.length + 1)
        const mail = server.emails().find((text) => !before.includes(text)) ?? ''
        expect((await post('/confirm', { token: readLinkToken(mail) })).status).toBe(200)
        await expect.poll(() => server.emails().length, { timeout: 20_000 }).toBe(before.length + 2)
      },
    })
    await server.stop()
    for (const one of made) await one.remove()
  },
})

/** Captures the output of a task. */
async function printed(work: () => Promise<void>): Promise<string> {
  const texts: string[] = []
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text) => void texts.push(String(text))),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => texts.push(String(text)) > 0),
  ]
  try {
    await work()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  return texts.join('\n')
}

/** Creates the parts of a built site that commands read. */
function builtSite(folder: string): string {
  const out = join(folder, 'dist')
  mkdirSync(join(out, '_'), { recursive: true })
  writeFileSync(join(out, '_/site.json'), JSON.stringify(site))
  return out
}

describe.for(databaseEngines)('[F-020] commands beside a server on %s', (engine) => {
  test(`export who has confirmed, on ${engine}`, async ({ desk }) => {
    const { folder } = desk.database.settings
    const out = builtSite(folder)
    await desk.subscribe('a@mail.example')
    await desk.subscribe('+b@mail.example')
    const csv = (await desk.docent(`export subscribers --out ${out}`)).split('\r\n')
    expect(csv[0]).toBe('address,requested,confirmed,page,text,unsubscribe,locale')
    expect(csv[1]).toMatch(
      /^a@mail\.example,2\S+Z,2\S+Z,,[\da-f]{12},https:\/\/docs\.example\/help\/_\/newsletter\/unsubscribe\?token=/,
    )
    // No spreadsheet interprets it as a formula.
    expect(csv[2]).toMatch(/^'\+b@mail\.example,/)
    const file = join(folder, 'subscribers.json')
    const told = await desk.docent(`export subscribers --format json --out ${out} --to ${file}`)
    expect(told).toBe(`Written to ${file}`)
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
    const [first, second] = JSON.parse(readFileSync(file, 'utf8'))
    expect(second.address).toBe('+b@mail.example')
    const ended = await desk.server.app.request(first.unsubscribe, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(ended.status).toBe(200)
    expect(JSON.parse(await desk.docent(`export subscribers --format json --out ${out}`))).toEqual([second])
  })

  test(`delete every trace of an address, on ${engine}`, async ({ desk }) => {
    await desk.subscribe('a@mail.example')
    await desk.subscribe('b@mail.example')
    expect(await desk.docent('subscribers delete A@Mail.example')).toBe(
      'Deleted data of A@mail.example: 1 subscription, 2 message files. Earlier backups still contain it.',
    )
    expect(await desk.docent('subscribers delete a@mail.example')).toBe('There is no data of a@mail.example.')
    expect(desk.server.emails().join('')).not.toContain('a@mail.example')
    expect(desk.server.emails()).toHaveLength(2)
    await expect(desk.docent('subscribers delete a@mail')).rejects.toThrow(
      "`a@mail` can't be a subscriber. This isn't an email address.",
    )
  })

  test.for(databaseEngines)(`back up and restore, from ${engine} to %s`, async (target, { desk }) => {
    await desk.subscribe('a@mail.example')
    await desk.subscribe('größe@mail.example'.normalize('NFC').replace('größe', "o'hara"))
    const file = join(desk.database.settings.folder, 'docent.backup')
    expect(await desk.docent(`backup ${file}`)).toContain(`rows written to ${file}.`)
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
    const other = await desk.another(target)
    await desk.docent(`restore ${file}`, other)
    const copy = join(other.settings.folder, 'copy.backup')
    await desk.docent(`backup ${copy}`, other)
    expect(readFileSync(copy, 'utf8')).toBe(readFileSync(file, 'utf8'))
    await expect(desk.docent(`restore ${file}`, other)).rejects.toThrow("The database isn't empty")
    await desk.docent('subscribers delete a@mail.example', other)
    await desk.docent(`restore ${file} --replace`, other)
    const subscribers = await other.open().query('SELECT address FROM subscribers ORDER BY 1')
    expect(subscribers).toEqual([{ address: 'a@mail.example' }, { address: "o'hara@mail.example" }])
  })
})

test('a backup that is truncated, modified, foreign, or missing changes nothing', async ({ desk }) => {
  await desk.subscribe('a@mail.example')
  const file = join(desk.database.settings.folder, 'docent.backup')
  await desk.docent(`backup ${file}`)
  const whole = readFileSync(file, 'utf8')
  const lines = whole.trimEnd().split('\n')
  const broken = [
    lines.slice(0, -1).join('\n'),
    [...lines.slice(0, -2), lines.at(-1)].join('\n'),
    whole.replace('a@mail.example', 'b@mail.example'),
    whole.replace('"version":1', '"version":2'),
    sealed(whole.replace('"migrations":[', '"migrations":[999,')),
    sealed(whole.replace('"address":', '"address_of":')),
    '',
    '{}',
    'PGDMP',
  ]
  const messages: string[] = []
  for (const text of broken) {
    writeFileSync(file, text)
    const error = await desk.docent(`restore ${file} --replace`).catch((thrown: unknown) => thrown)
    messages.push(error instanceof Error ? (error.message.split('\n')[1] ?? '') : String(error))
  }
  expect(messages.join('\n')).toMatchInlineSnapshot(`
    "  The backup is truncated or was modified.
      The backup is truncated or was modified.
      The backup is truncated or was modified.
      This backup was written by a newer version of docent.
      The backup has the migration 999, which this version doesn't have.
      The database has no table \`subscribers\` with these columns.
      This file isn't a backup.
      This file isn't a backup.
      This file isn't a backup."
  `)
  await expect(desk.docent(`restore ${file}.none`)).rejects.toThrow("This file doesn't exist.")
  await expect(desk.docent(`backup ${file}/in/a/file`)).rejects.toThrow(
    'The folder of this file does not exist.',
  )
  expect(await desk.database.open().query('SELECT address FROM subscribers')).toEqual([
    { address: 'a@mail.example' },
  ])
  const left = readdirSync(desk.database.settings.folder).filter((name) => name.endsWith('.tmp'))
  expect(left).toEqual([])
})

/** The same text under the digest that it ought to have. */
function sealed(text: string): string {
  const lines = text.trimEnd().split('\n').slice(0, -1)
  const body = lines.map((line) => `${line}\n`).join('')
  return `${body}${JSON.stringify({ rows: lines.length - 1, digest: digest(body) })}\n`
}

test('an unreachable database is reported without its password', async ({ desk }) => {
  const place = {
    settings: desk.database.settings,
    environment: { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x' },
  }
  const error = await desk
    .docent('backup nowhere', { ...desk.database, ...place })
    .catch((thrown: unknown) => thrown)
  expect(String(error)).toMatchInlineSnapshot(`
    "DocsError: DATABASE_URL
      The database is unavailable: connect ECONNREFUSED 127.0.0.1:1.
      Check that the database is running and accepts this login, then try again."
  `)
})
