import type { ExportFormat } from '../../cli/operator-commands.ts'
import { listFeedback } from '../../server/feedback/feedback-store.ts'
import { listSearches } from '../../server/search-log/search-log.ts'
import type { Database } from '../../server/storage/database.ts'
import { formatRows } from './format-rows.ts'

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

/** Exports all failed searches. */
export async function exportSearches(storage: Database, format: ExportFormat): Promise<string> {
  const searches = await listSearches(storage, undefined)
  return formatRows(
    searches.map(({ day, text, count, times }) => ({ day, text, results: count, times })),
    ['day', 'text', 'results', 'times'],
    format,
  )
}
