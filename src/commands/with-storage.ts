import { StorageUnavailableError } from '../server/storage/database.ts'
import { StorageVersionError } from '../server/storage/migrate.ts'
import { type OpenStorage, openStorage } from '../server/storage/open-storage.ts'
import { DocsError } from '../shared/docs-error.ts'

/** Where the storage of a command is. */
export interface StorageLocation {
  /** Folder of what the server keeps. */
  data: string
  environment: Readonly<Record<string, string | undefined>>
}

/** Opens the storage for a command, beside a server that may be running, and closes it in the end. */
export async function withStorage<Result>(
  { data, environment }: StorageLocation,
  work: (storage: OpenStorage) => Promise<Result>,
): Promise<Result> {
  const url = environment.DATABASE_URL || undefined
  const storage = openStorage({ folder: data, url })
  try {
    return await work(storage)
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error
    const { problem, fix } = explainStorageError(error, url !== undefined)
    throw new DocsError([
      { problem, at: { file: url === undefined ? data : 'DATABASE_URL', line: undefined }, fix },
    ])
  } finally {
    await storage.close()
  }
}

function explainStorageError(
  error: StorageUnavailableError,
  isServer: boolean,
): { problem: string; fix: string } {
  if (error instanceof StorageVersionError) return error
  const fix = isServer
    ? 'Look whether the database is running and takes this login; then try again.'
    : 'Look whether there is space on the disk, and whether the folder belongs to you; then try again.'
  return { problem: error.message, fix }
}
