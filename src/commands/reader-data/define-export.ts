import { type Command, Option } from '@commander-js/extra-typings'
import { dataOption, rootOption } from '../../cli/options.ts'
import { writePrivateFile } from '../../disk/write-file.ts'
import type { OpenStorage } from '../../server/storage/open-storage.ts'
import { createFileError } from '../../shared/docs-error.ts'
import { withStorage } from './with-storage.ts'

type ExportRows = (storage: OpenStorage, format: ExportFormat) => Promise<string>

/** Defines a command that exports data of readers. */
export function defineExport(command: Command, exportRows: ExportRows): void {
  command
    .addOption(rootOption)
    .addOption(dataOption)
    .addOption(formatOption)
    .addOption(toOption)
    .action(async ({ format, to, ...folders }) =>
      writeExport(await withStorage(folders, (storage) => exportRows(storage, format)), to),
    )
}

/** Prints an export, or writes it to a file that only its owner can read. The file gets its name when it's complete. */
export async function writeExport(text: string, to: string | undefined): Promise<void> {
  if (to === undefined) {
    process.stdout.write(text)
    return
  }
  try {
    await writePrivateFile(to, (target) => target.writeFile(text))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw createFileError(
      to,
      `Couldn't write the export: ${reason}.`,
      'Use --to to specify a file in an existing folder that you can write to.',
    )
  }
  console.log(`Written to ${to}`)
}

/** Format of exported rows. */
export type ExportFormat = 'csv' | 'json'

export const formatOption = new Option('--format <name>', 'format of the rows')
  .choices<readonly ExportFormat[]>(['csv', 'json'])
  .default<ExportFormat>('csv')

export const toOption = new Option('--to <file>', 'file to write (default: standard output)')
