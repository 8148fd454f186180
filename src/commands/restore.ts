import { restoreBackup } from '../server/storage/backup/restore-backup.ts'
import { readMigrations } from '../server/storage/migrate.ts'
import { type StoragePlace, withStorage } from './with-storage.ts'

export interface RestoreOptions extends StoragePlace {
  file: string
  /** Whether what is there may go. */
  replaces: boolean
}

/** Puts a backup into the database, all of it or nothing. */
export async function restore({ file, replaces, ...place }: RestoreOptions): Promise<string> {
  const migrations = readMigrations()
  const rows = await withStorage(place, (storage) => restoreBackup(storage, { file, migrations, replaces }))
  return `${rows} rows restored from ${file}.`
}
