import { StorageUnavailable } from '../server/storage/database.ts'
import { StorageRefused } from '../server/storage/migrate.ts'
import { type OpenStorage, openStorage } from '../server/storage/open-storage.ts'
import { DocsError } from '../shared/docs-error.ts'

/** Where the storage of a command is. */
export interface StoragePlace {
  /** Folder of what the server keeps. */
  data: string
  environment: Readonly<Record<string, string | undefined>>
}

/** Opens the storage for a command, beside a server that may be running, and closes it in the end. */
export async function withStorage<Result>(
  { data, environment }: StoragePlace,
  work: (storage: OpenStorage) => Promise<Result>,
): Promise<Result> {
  const url = environment.DATABASE_URL || undefined
  const storage = openStorage({ folder: data, url })
  try {
    return await work(storage)
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error
    const { problem, fix } = explain(error, url !== undefined)
    throw new DocsError([
      { problem, at: { file: url === undefined ? data : 'DATABASE_URL', line: undefined }, fix },
    ])
  } finally {
    await storage.close()
  }
}

function explain(error: StorageUnavailable, isServer: boolean): { problem: string; fix: string } {
  if (error instanceof StorageRefused) return error
  const fix = isServer
    ? 'Look whether the database is running and takes this login; then try again.'
    : 'Look whether there is space on the disk, and whether the folder belongs to you; then try again.'
  return { problem: error.message, fix }
}
