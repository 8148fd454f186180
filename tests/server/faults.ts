import { test as base } from 'vitest'
import { createDatabase, type DatabaseEngine, type TestDatabase } from './engines.ts'
import { readEmails, readRecipient } from './newsletter-server.ts'
import { type ServerProcess, startNewsletterProcess } from './server-process.ts'

/** A database, and servers on it that may be killed. */
export interface Faults {
  database: TestDatabase
  /** Starts a server that ends with the test. */
  start(env?: Record<string, string>, folder?: string): Promise<ServerProcess>
}

/** Vitest's `test` with servers on an engine. */
export const faultsOn = (engine: DatabaseEngine) =>
  base.extend<{ faults: Faults }>({
    faults: async ({ task }, use) => {
      const database = await createDatabase(engine, task.context)
      const servers: ServerProcess[] = []
      const start: Faults['start'] = async (env = {}, folder = database.settings.folder) => {
        const server = await startNewsletterProcess(folder, { ...database.environment, ...env })
        servers.push(server)
        return server
      }
      await use({ database, start })
      for (const server of servers) await server.kill()
      await database.remove()
    },
  })

/** Returns the recipients of the emails of a kind. */
export function recipients(folder: string, subject: string): string[] {
  return readEmails(folder)
    .filter((mail) => mail.includes(`Subject: ${subject}`))
    .map(readRecipient)
}
