import { StorageUnavailableError } from '../../server/storage/database.ts'
import { StorageVersionError } from '../../server/storage/migrate.ts'
import { type OpenStorage, openStorage } from '../../server/storage/open-storage.ts'
import { DocsError } from '../../shared/docs-error.ts'

/** Location of a command's storage. */
export interface StorageLocation {
  /** Folder of the server's data. */
  data: string
  environment: Readonly<Record<string, string | undefined>>
}

/** Opens the storage for a command, even while a server is running, and closes it afterwards. */
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
    ? 'Check that the database is running and accepts this login, then try again.'
    : 'Check that the disk has space and that you own the folder, then try again.'
  return { problem: error.message, fix }
}
