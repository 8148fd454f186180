import type { Command } from '@commander-js/extra-typings'
import { listSearches } from '../../server/search-log/search-log.ts'
import type { Database } from '../../server/storage/database.ts'
import { defineExport, type ExportFormat } from './define-export.ts'
import { formatRows } from './format-rows.ts'

/** Defines `docent export searches`. */
export const defineExportSearches = (command: Command): void => defineExport(command, exportSearches)

/** Exports all failed searches. */
export async function exportSearches(storage: Database, format: ExportFormat): Promise<string> {
  const searches = await listSearches(storage)
  return formatRows(
    searches.map(({ day, text, count, place, times }) => ({ day, text, results: count, place, times })),
    ['day', 'text', 'results', 'place', 'times'],
    format,
  )
}
