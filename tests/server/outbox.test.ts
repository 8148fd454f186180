import { test as base, describe, expect } from 'vitest'
import { type Email, EmailRejectedError } from '../../src/server/email/email.ts'
import { type OutboxWorker, startOutbox } from '../../src/server/email/outbox-worker.ts'
import { renderNewsletterEmail } from '../../src/server/newsletter/newsletter-emails.ts'
import { pruneNewsletter } from '../../src/server/newsletter/prune-newsletter.ts'
import { requestSubscription } from '../../src/server/newsletter/subscriptions.ts'
import type { OpenStorage } from '../../src/server/storage/open-storage.ts'
import { createDatabase, type DatabaseEngine, databaseEngines } from './engines.ts'
import { site } from './newsletter-server.ts'

interface Post {
  storage: OpenStorage
  clock: { now: Date }
  /** Messages to the operator. */
  told: string[]
  /** Starts to send with this; stopped with the test. */
  start(send: (mail: Email) => Promise<void>): OutboxWorker
  ask(email: string): Promise<void>
}

const postOn = (engine: DatabaseEngine) =>
  base.extend<{ post: Post }>({
    post: async ({ task }, use) => {
      const database = await createDatabase(engine, task.context)
      const storage = database.open()
      const clock = { now: new Date() }
      const told: string[] = []
      const workers: OutboxWorker[] = []
      await use({
        storage,
        clock,
        told,
        start(send) {
          const worker = startOutbox({
            storage,
            mailer: { send, close: () => undefined },
            render: (row) => renderNewsletterEmail(site, row),
            prune: pruneNewsletter,
            now: () => clock.now,
            report: (text) => told.push(text),
            pace: { idle: 20, retry: 10, prune: 1000 },
          })
          workers.push(worker)
          return worker
        },
        ask: (email) =>
          requestSubscription(storage, {
            address: { address: email, key: email },
            page: undefined,
            consentVersion: '1',
            locale: undefined,
            now: clock.now,
          }),
      })
      for (const worker of workers) await worker.stop()
      await database.remove()
    },
  })

describe.for(databaseEngines)('[F-021] [R-053] the outbox on %s', (engine) => {
  const test = postOn(engine)

  test('retries rejected messages with growing delays, and logs no address', async ({ post }) => {
    const attempts: string[] = []
    await post.ask('reader@mail.example')
    const worker = post.start(async ({ id, to }) => {
      attempts.push(id)
      if (attempts.length < 4)
        throw Object.assign(new Error(`451 later, ${to}`), { code: 'EENVELOPE', responseCode: 451 })
    })
    const waits: number[] = []
    for (let count = 1; count < 4; count++) {
      await expect.poll(() => worker.counts().failed).toBe(count)
      // Wait until the row is put back, then let the time come.
      const due = async (): Promise<number> => {
        const [row] = await post.storage.query<{ due_at: Date }>('SELECT due_at FROM outbox')
        return (row?.due_at.getTime() ?? 0) - post.clock.now.getTime()
      }
      await expect.poll(due).toBeLessThan(1000)
      waits.push(await due())
      post.clock.now = new Date(post.clock.now.getTime() + 1000)
    }
    await expect.poll(() => worker.counts()).toEqual({ sent: 1, failed: 3, givenUp: 0 })
    expect(waits).toEqual([10, 20, 40])
    expect(new Set(attempts).size).toBe(1)
    expect(post.told[0]).toBe(`The message ${attempts[0]} wasn't sent: EENVELOPE 451.`)
    expect(post.told.join('')).not.toContain('mail.example')
  })

  test('drops messages that are permanently rejected or expired, and deletes their recipients', async ({
    post,
  }) => {
    await post.ask('gone@mail.example')
    const refusing = post.start(async () => {
      throw new EmailRejectedError('no')
    })
    await expect.poll(() => refusing.counts().givenUp).toBe(1)
    await refusing.stop()
    await post.ask('late@mail.example')
    post.clock.now = new Date(post.clock.now.getTime() + 49 * 3_600_000)
    const sent: string[] = []
    const other = post.start(async ({ to }) => void sent.push(to))
    await expect.poll(() => other.counts().givenUp).toBe(1)
    expect(sent).toEqual([])
    // The addresses that nobody can confirm any more are gone, and their messages with them.
    await expect.poll(() => post.storage.query('SELECT address FROM subscribers')).toEqual([])
    expect(await post.storage.query('SELECT recipient FROM outbox WHERE recipient IS NOT NULL')).toEqual([])
  })

  test('drops a message of an unknown kind, logs it, and sends the others', async ({ post }) => {
    await post.ask('reader@mail.example')
    await post.storage.query(
      `INSERT INTO outbox (mail_id, kind, subscriber_id, recipient, secret, created_at, expires_at, due_at)
       SELECT gen_random_uuid(), 'bulletin', subscriber_id, recipient, secret, created_at, expires_at, due_at FROM outbox`,
    )
    const sent: string[] = []
    const worker = post.start(async ({ subject }) => void sent.push(subject))
    await expect.poll(() => worker.counts()).toEqual({ sent: 1, failed: 0, givenUp: 1 })
    expect(sent).toEqual(['Confirm your subscription to the Cloud & Co newsletter'])
    expect(post.told).toEqual([
      expect.stringMatching(
        /^The message \S+ wasn't sent and was dropped: the kind “bulletin” is unknown\.$/,
      ),
    ])
    const given = () => post.storage.query('SELECT kind, recipient, secret FROM outbox')
    await expect.poll(given).toEqual([{ kind: 'bulletin', recipient: null, secret: null }])
  })

  test('is shared by servers: each message is sent by one', async ({ post }) => {
    const sent: string[] = []
    for (let index = 0; index < 30; index++) await post.ask(`reader-${index}@mail.example`)
    for (let server = 0; server < 3; server++) post.start(async ({ to }) => void sent.push(to))
    await expect.poll(() => post.storage.query('SELECT mail_id FROM outbox'), { timeout: 20_000 }).toEqual([])
    expect(sent).toHaveLength(30)
    expect(new Set(sent).size).toBe(30)
  })
})
