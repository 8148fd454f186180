import type { Command } from '@commander-js/extra-typings'
import { listFeedback } from '../../server/feedback/feedback-store.ts'
import type { Database } from '../../server/storage/database.ts'
import { defineExport, type ExportFormat } from './define-export.ts'
import { formatRows } from './format-rows.ts'

/** Defines `docent export feedback`. */
export const defineExportFeedback = (command: Command): void => defineExport(command, exportFeedback)

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
