import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Command } from '@commander-js/extra-typings'
import { dataOption, rootOption } from '../../cli/options.ts'
import { writePrivateFile } from '../../disk/write-file.ts'
import { writeBackup } from '../../server/storage/backup/write-backup.ts'
import { readMigrations } from '../../server/storage/migrate.ts'
import { createFileError } from '../../shared/docs-error.ts'
import { type DataFolders, withStorage } from './with-storage.ts'

/** Defines `docent backup`. */
export function defineBackup(command: Command): void {
  command
    .argument('<file>', 'file to write', (value) => resolve(value))
    .addOption(rootOption)
    .addOption(dataOption)
    .action(async (file, folders) => console.log(await backUpStorage(file, folders)))
}

/** Writes all reader data to a file. The file gets its name when it's complete. */
async function backUpStorage(file: string, folders: DataFolders): Promise<string> {
  if (!existsSync(dirname(file)))
    throw createFileError(
      file,
      'The folder of this file does not exist.',
      'Create the folder, or specify a file in another one.',
    )
  const count = await withStorage(folders, (storage) =>
    writePrivateFile(file, (target) =>
      writeBackup(storage, readMigrations(), (text) => target.writeFile(text)),
    ),
  )
  return `${count} rows written to ${file}. It contains email addresses of readers, so protect it accordingly.`
}
