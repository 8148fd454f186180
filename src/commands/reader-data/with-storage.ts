import { resolveData } from '../../cli/options.ts'
import { StorageUnavailableError } from '../../server/storage/database.ts'
import { StorageVersionError } from '../../server/storage/migrate.ts'
import { type OpenStorage, openStorage } from '../../server/storage/open-storage.ts'
import { createFileError } from '../../shared/docs-error.ts'

/** Folders that locate the data of readers. */
export interface DataFolders {
  root: string
  data?: string | undefined
}

/** Opens the storage for a command, even while a server is running, and closes it afterward. */
export async function withStorage<Result>(
  folders: DataFolders,
  work: (storage: OpenStorage) => Promise<Result>,
): Promise<Result> {
  const data = resolveData(folders)
  const url = process.env.DATABASE_URL || undefined
  const storage = openStorage({ folder: data, url })
  try {
    return await work(storage)
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error
    const { problem, fix } = explainStorageError(error, url !== undefined)
    throw createFileError(url === undefined ? data : 'DATABASE_URL', problem, fix)
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
