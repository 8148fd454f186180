import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { openStorage } from '../../src/server/storage/open-storage.ts'
import { createFolder } from '../new-folder.ts'
import { waitFor } from '../processes/wait-for.ts'
import { PostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with a new embedded database; making one takes seconds, copying it does not. */
    embeddedTemplate: string
    /** Address of a PostgreSQL that runs for all tests, or why there is none. */
    postgres: { url: string } | { reason: string }
  }
}

/** Run once before the tests of the server. */
export default async function startDatabases({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = createFolder('template')
  const template = openStorage({ folder, url: undefined, migrations: [] })
  // On a busy machine, making it takes longer than a reader waits for the answer.
  const isReady = await waitFor(
    () =>
      template.query('SELECT 1').then(
        () => true,
        () => undefined,
      ),
    { every: 1000, longest: 120_000 },
  )
  await template.close()
  if (isReady !== true) throw new Error("The embedded database can't be made.")
  provide('embeddedTemplate', folder)
  const server = await PostgresServer.make()
  if (typeof server === 'string') provide('postgres', { reason: server })
  else {
    await server.start()
    provide('postgres', { url: server.url })
  }
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    if (typeof server !== 'string') await server.remove()
  }
}
