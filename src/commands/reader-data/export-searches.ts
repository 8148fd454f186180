import type { Command } from '@commander-js/extra-typings'
import { dataOption, rootOption } from '../../cli/options.ts'
import { listSearches } from '../../server/search-log/search-log.ts'
import type { Database } from '../../server/storage/database.ts'
import { type ExportFormat, formatOption, toOption } from './export-options.ts'
import { formatRows } from './format-rows.ts'
import { withStorage } from './with-storage.ts'
import { writeExport } from './write-export.ts'

/** Defines `docent export searches`. */
export function defineExportSearches(command: Command): void {
  command
    .addOption(rootOption)
    .addOption(dataOption)
    .addOption(formatOption)
    .addOption(toOption)
    .action(async ({ format, to, ...folders }) =>
      writeExport(await withStorage(folders, (storage) => exportSearches(storage, format)), to),
    )
}

/** Exports all failed searches. */
export async function exportSearches(storage: Database, format: ExportFormat): Promise<string> {
  const searches = await listSearches(storage, undefined)
  return formatRows(
    searches.map(({ day, text, count, times }) => ({ day, text, results: count, times })),
    ['day', 'text', 'results', 'times'],
    format,
  )
}
