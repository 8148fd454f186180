import type { Command } from '@commander-js/extra-typings'
import { dataOption, rootOption } from '../../cli/options.ts'
import { listFeedback } from '../../server/feedback/feedback-store.ts'
import type { Database } from '../../server/storage/database.ts'
import { type ExportFormat, formatOption, toOption } from './export-options.ts'
import { formatRows } from './format-rows.ts'
import { withStorage } from './with-storage.ts'
import { writeExport } from './write-export.ts'

/** Defines `docent export feedback`. */
export function defineExportFeedback(command: Command): void {
  command
    .addOption(rootOption)
    .addOption(dataOption)
    .addOption(formatOption)
    .addOption(toOption)
    .action(async ({ format, to, ...folders }) =>
      writeExport(await withStorage(folders, (storage) => exportFeedback(storage, format)), to),
    )
}

/** Exports all feedback of readers. */
export async function exportFeedback(storage: Database, format: ExportFormat): Promise<string> {
  const ratings = await listFeedback(storage, undefined)
  return formatRows(
    ratings.map(({ day, page, build, isHelpful, comment }) => ({
      day,
      page,
      build,
      answer: isHelpful ? 'yes' : 'no',
      comment,
    })),
    ['day', 'page', 'build', 'answer', 'comment'],
    format,
  )
}
