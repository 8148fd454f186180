import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { writePrivateFile } from '../disk/write-file.ts'
import { writeBackup } from '../server/storage/backup/write-backup.ts'
import { readMigrations } from '../server/storage/migrate.ts'
import { DocsError, type Problem } from '../shared/docs-error.ts'
import { type StorageLocation, withStorage } from './with-storage.ts'

export interface BackupOptions extends StorageLocation {
  file: string
}

/** Writes everything that readers sent into a file. The file gets its name when it is whole. */
export async function backUpStorage({ file, ...location }: BackupOptions): Promise<string> {
  if (!existsSync(dirname(file))) throw new DocsError([createFolderProblem(file)])
  const count = await withStorage(location, (storage) =>
    writePrivateFile(file, (target) =>
      writeBackup(storage, readMigrations(), (text) => target.writeFile(text)),
    ),
  )
  return `${count} rows written to ${file}. There are addresses of readers in it: keep it as you keep those.`
}

const createFolderProblem = (file: string): Problem => ({
  problem: 'The folder of this file does not exist.',
  at: { file, line: undefined },
  fix: 'Make the folder first, or give a file in another one.',
})
