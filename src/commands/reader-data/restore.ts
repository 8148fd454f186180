import { resolve } from 'node:path'
import type { Command } from '@commander-js/extra-typings'
import { dataOption, rootOption } from '../../cli/options.ts'
import { restoreBackup } from '../../server/storage/backup/restore-backup.ts'
import { readMigrations } from '../../server/storage/migrate.ts'
import { withStorage } from './with-storage.ts'

/** Defines `docent restore`, which restores a backup in one transaction. */
export function defineRestore(command: Command): void {
  command
    .argument('<file>', 'file of `docent backup`', (value) => resolve(value))
    .addOption(rootOption)
    .addOption(dataOption)
    .option('--replace', 'delete existing data')
    .action(async (file, { replace: replaces = false, ...folders }) => {
      const options = { file, migrations: readMigrations(), replaces }
      const rows = await withStorage(folders, (storage) => restoreBackup(storage, options))
      console.log(`${rows} rows restored from ${file}.`)
    })
}
