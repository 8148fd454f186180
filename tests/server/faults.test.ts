import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, describe, expect } from 'vitest'
import { engines, makeDatabase, type TestDatabase } from './engines.ts'
import { readMails, recipientOf, tokenIn } from './newsletter-server.ts'
import { PostgresServer } from './postgres-server.ts'
import { type ServerProcess, startServer } from './server-process.ts'

interface Faults {
  database: TestDatabase
  /** Starts a server that ends with the test. */
  start(env?: Record<string, string>, folder?: string): Promise<ServerProcess>
}

const test = base.extend<{ faults: Faults }>({
  faults: async ({ task }, use) => {
    const engine = task.name.includes('PostgreSQL') ? 'PostgreSQL' : 'embedded'
    const database = await makeDatabase(engine, task.context)
    const servers: ServerProcess[] = []
    const start: Faults['start'] = async (env = {}, folder = database.settings.folder) => {
      const server = await startServer(folder, { ...database.environment, ...env })
      servers.push(server)
      return server
    }
    await use({ database, start })
    for (const server of servers) await server.kill()
    await database.remove()
  },
})

/** Mails of a kind, by their recipient. */
function recipients(folder: string, subject: string): string[] {
  return readMails(folder)
    .filter((mail) => mail.includes(`Subject: ${subject}`))
    .map(recipientOf)
}

describe('[R-053] killed at any time', () => {
  test.for(engines)(
    '20 times on %s, the server loses no subscriber, has none twice, and sends each mail',
    {
      timeout: 180_000,
    },
    async (engine, { faults: { database, start } }) => {
      const { folder } = database.settings
      const taken = new Set<string>()
      const confirmed = new Set<string>()
      const work = async (server: ServerProcess, round: number): Promise<void> => {
        const subscribe = async (index: number): Promise<void> => {
          const email = `reader-${round}-${index}@mail.example`
          const answer = await server.post('', { email })
          if (answer?.status === 202) taken.add(email)
        }
        const confirm = async (mail: string): Promise<void> => {
          const answer = await server.post('/confirm', { token: tokenIn(mail) })
          if (answer === undefined) return
          // 410 tells that it was confirmed before, by a server that was killed before it could say so.
          confirmed.add(recipientOf(mail))
        }
        const unconfirmed = (): string[] =>
          readMails(folder).filter(
            (mail) => /^Subject: Confirm/m.test(mail) && !confirmed.has(recipientOf(mail)),
          )
        // Every other server lives until it has sent what those before it left.
        if (round % 2 === 1)
          await expect.poll(() => unconfirmed().length, { timeout: 30_000 }).toBeGreaterThan(0)
        const mails = unconfirmed().slice(0, 4)
        const first = Promise.all([
          ...Array.from({ length: 6 }, (_, index) => subscribe(index)),
          ...mails.map(confirm),
        ])
        // Some answers are there and others are not when it is killed.
        const before = { taken: taken.size, confirmed: confirmed.size }
        const wanted =
          mails.length === 0 ? { taken: 1 + (round % 5), confirmed: 0 } : { taken: round % 3, confirmed: 1 }
        await expect
          .poll(
            () =>
              taken.size - before.taken >= wanted.taken &&
              confirmed.size - before.confirmed >= wanted.confirmed,
            {
              timeout: 30_000,
              interval: 1,
            },
          )
          .toBe(true)
        await server.kill()
        await first
      }
      for (let round = 0; round < 20; round++) await work(await start(), round)

      await start()
      await expect
        .poll(() => [...taken].filter((email) => !recipients(folder, 'Confirm').includes(email)), {
          timeout: 30_000,
        })
        .toEqual([])
      await expect
        .poll(() => [...confirmed].filter((email) => !recipients(folder, 'You').includes(email)), {
          timeout: 30_000,
        })
        .toEqual([])
      const rows = await database
        .open()
        .query<{ address: string; state: string }>('SELECT address, state FROM subscribers')
      const addresses = rows.map(({ address }) => address)
      expect(new Set(addresses).size).toBe(addresses.length)
      expect([...taken].filter((email) => !addresses.includes(email))).toEqual([])
      const subscribed = rows.filter(({ state }) => state === 'subscribed').map(({ address }) => address)
      expect([...confirmed].filter((email) => !subscribed.includes(email))).toEqual([])
      for (const subject of ['Confirm', 'You']) {
        const all = recipients(folder, subject)
        expect(new Set(all).size, subject).toBe(all.length)
      }
      expect(taken.size, engine).toBeGreaterThanOrEqual(30)
      expect(confirmed.size, engine).toBeGreaterThanOrEqual(10)
    },
  )
})

test('a database that is away: pages are served, the form keeps the address, and works again by itself', async ({
  faults: { start, database },
  skip,
}) => {
  const postgres = await PostgresServer.make()
  if (typeof postgres === 'string') return skip(postgres)
  try {
    await postgres.start()
    const server = await start({ DATABASE_URL: postgres.url })
    const email = 'reader@mail.example'
    expect((await server.post('', { email }))?.status).toBe(202)
    await postgres.stop()
    expect(await server.page()).toBe(200)
    const script = await server.post('', { email })
    expect(script).toEqual({
      status: 503,
      body: '{"problem":"The subscription did not work. Try again in a few minutes."}',
    })
    const page = await server.post('', { email }, 'text/html')
    expect(page?.status).toBe(503)
    expect(page?.body).toContain(`name="email" value="${email}"`)
    expect(page?.body).not.toMatch(/ECONN|127\.0\.0\.1|postgres|secret|\bat \//)
    await postgres.start()
    await expect
      .poll(() => server.post('', { email: 'later@mail.example' }), { timeout: 20_000 })
      .toMatchObject({ status: 202 })
    const { folder } = database.settings
    await expect
      .poll(() => recipients(folder, 'Confirm').sort(), { timeout: 20_000 })
      .toEqual(['later@mail.example', email])
    expect(server.errors()).not.toContain('secret')
  } finally {
    await postgres.remove()
  }
})

test('a full disk: the form says that it failed, pages are served, and with space again it works', async ({
  faults: { start, database },
  skip,
}) => {
  const folder = join(database.settings.folder, 'small')
  mkdirSync(folder)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', folder], {
    encoding: 'utf8',
  })
  if (mounted.status !== 0) return skip(`A file system cannot be mounted here: ${mounted.stderr.trim()}`)
  try {
    // Making a database is another matter, and takes its time.
    cpSync(join(database.settings.folder, 'database'), join(folder, 'database'), { recursive: true })
    const server = await start({}, folder)
    expect((await server.post('', { email: 'first@mail.example' }))?.status).toBe(202)
    await expect.poll(() => recipients(folder, 'Confirm')).toEqual(['first@mail.example'])
    const ballast = join(folder, 'ballast')
    fillUp(ballast)
    const answers = new Set<number | undefined>()
    // What is on the disk already has room for some more.
    await expect
      .poll(
        async () => {
          const answer = await server.post('', { email: `${answers.size}-${Math.random()}@mail.example` })
          answers.add(answer?.status)
          return answer?.status
        },
        { timeout: 30_000, interval: 1 },
      )
      .toBe(503)
    expect(await server.page()).toBe(200)
    rmSync(ballast)
    await expect
      .poll(() => server.post('', { email: 'last@mail.example' }), { timeout: 30_000 })
      .toMatchObject({ status: 202 })
    await expect.poll(() => recipients(folder, 'Confirm'), { timeout: 30_000 }).toContain('last@mail.example')
    expect([...answers].filter((status) => status !== 202 && status !== 503)).toEqual([])
  } finally {
    spawnSync('umount', ['--lazy', folder])
  }
})

/** Writes until there is no space left. */
function fillUp(file: string): void {
  const run = spawnSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=4096'], { encoding: 'utf8' })
  writeFileSync(`${file}.told`, '')
  if (!run.stderr.includes('No space left')) throw new Error(`The disk was not filled: ${run.stderr}`)
}
