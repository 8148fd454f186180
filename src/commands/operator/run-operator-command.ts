import { resolve } from 'node:path'
import type { ExportCommand, OperatorCommand } from '../../cli/operator-commands.ts'
import type { Database } from '../../server/storage/database.ts'
import type { StorageLocation } from './with-storage.ts'

/** Runs an operator command on reader data, and prints the result. */
export async function runOperatorCommand(command: OperatorCommand, location: StorageLocation): Promise<void> {
  switch (command.name) {
    case 'export subscribers':
    case 'export feedback':
    case 'export searches':
      return writeRows(command, location)
    case 'feedback report': {
      const { createFeedbackReport } = await import('./feedback-report.ts')
      const { withStorage } = await import('./with-storage.ts')
      const { days } = command
      console.log(await withStorage(location, (storage) => createFeedbackReport({ storage, days })))
      return
    }
    case 'subscribers delete': {
      const { deleteSubscriber } = await import('./subscribers-delete.ts')
      console.log(await deleteSubscriber({ ...location, email: command.email }))
      return
    }
    case 'backup': {
      const { backUpStorage } = await import('./backup.ts')
      console.log(await backUpStorage({ ...location, file: resolve(command.file) }))
      return
    }
    case 'restore':
      return restoreStorage(command, location)
  }
}

/** Restores a backup into the database in one transaction. */
async function restoreStorage(
  command: Extract<OperatorCommand, { name: 'restore' }>,
  location: StorageLocation,
): Promise<void> {
  const { restoreBackup } = await import('../../server/storage/backup/restore-backup.ts')
  const { readMigrations } = await import('../../server/storage/migrate.ts')
  const { withStorage } = await import('./with-storage.ts')
  const options = {
    file: resolve(command.file),
    migrations: readMigrations(),
    replaces: command.replaces,
  }
  const rows = await withStorage(location, (storage) => restoreBackup(storage, options))
  console.log(`${rows} rows restored from ${options.file}.`)
}

async function writeRows(command: ExportCommand, location: StorageLocation): Promise<void> {
  const { withStorage } = await import('./with-storage.ts')
  const { writeExport } = await import('./write-export.ts')
  const text = await withStorage(location, (storage) => exportRows(command, storage))
  await writeExport(text, command.to === undefined ? undefined : resolve(command.to))
}

async function exportRows({ name, root, out, format }: ExportCommand, storage: Database): Promise<string> {
  if (name === 'export subscribers') {
    const { exportSubscribers } = await import('./export-subscribers.ts')
    return exportSubscribers(storage, format, resolve(out ?? resolve(root, 'dist')))
  }
  const { exportFeedback, exportSearches } = await import('./export-reader-data.ts')
  return name === 'export feedback' ? exportFeedback(storage, format) : exportSearches(storage, format)
}
