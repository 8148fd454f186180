import { test as base, expect } from 'vitest'
import type { OpenStorage } from '../../src/server/storage/open-storage.ts'
import { createDatabase, type DatabaseEngine, type TestDatabase } from './engines.ts'
import { type NewsletterServer, startNewsletter } from './newsletter-server.ts'

/** Where the form posts to. */
export const formUrl = 'https://docs.example/help/_/newsletter'
export const email = 'reader@mail.example'

/** A server of the newsletter, and what a test does with it. */
export interface NewsletterFixture {
  database: TestDatabase
  storage: OpenStorage
  server: NewsletterServer
  /** The server's clock. */
  clock: { now: Date }
  /** Asks as a script does. */
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>
  /** Waits until this many messages were sent, and returns the last one. */
  mail(count: number): Promise<string>
}

/** A server over an engine, for one test. */
export const createNewsletterTest = (engine: DatabaseEngine) =>
  base.extend<{ world: NewsletterFixture }>({
    world: async ({ task }, use) => {
      const database = await createDatabase(engine, task.context)
      const storage = database.open()
      const clock = { now: new Date() }
      const server = startNewsletter(storage, database.settings.folder, { now: () => clock.now })
      const seen = new Set<string>()
      await use({
        database,
        storage,
        server,
        clock,
        post: async (path, fields, headers = {}) =>
          server.app.request(formUrl + path, {
            method: 'POST',
            body: new URLSearchParams(fields),
            headers: { Accept: 'application/json', ...headers },
          }),
        async mail(count) {
          await expect.poll(() => server.emails().length, { timeout: 20_000 }).toBe(count)
          const fresh = server.emails().filter((mail) => !seen.has(mail))
          for (const mail of fresh) seen.add(mail)
          expect(fresh).toHaveLength(1)
          return fresh[0] ?? ''
        },
      })
      await server.stop()
      await database.remove()
    },
  })
