import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { writePrivateFile } from '../../disk/write-file.ts'
import { writeBackup } from '../../server/storage/backup/write-backup.ts'
import { readMigrations } from '../../server/storage/migrate.ts'
import { DocsError, type Problem } from '../../shared/docs-error.ts'
import { type StorageLocation, withStorage } from './with-storage.ts'

export interface BackupOptions extends StorageLocation {
  file: string
}

/** Writes all reader data to a file. The file gets its name when it's complete. */
export async function backUpStorage({ file, ...location }: BackupOptions): Promise<string> {
  if (!existsSync(dirname(file))) throw new DocsError([createFolderProblem(file)])
  const count = await withStorage(location, (storage) =>
    writePrivateFile(file, (target) =>
      writeBackup(storage, readMigrations(), (text) => target.writeFile(text)),
    ),
  )
  return `${count} rows written to ${file}. It contains email addresses of readers, so protect it accordingly.`
}

const createFolderProblem = (file: string): Problem => ({
  problem: 'The folder of this file does not exist.',
  at: { file, line: undefined },
  fix: 'Create the folder, or specify a file in another one.',
})
