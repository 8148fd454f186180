import { type Command, Option } from '@commander-js/extra-typings'
import { dataOption, parseWholeNumber, rootOption } from '../../cli/options.ts'
import { listFeedback, type StoredFeedback } from '../../server/feedback/feedback-store.ts'
import type { Database } from '../../server/storage/database.ts'
import { formatIsoDay } from '../../shared/text/day.ts'
import { formatCount } from '../../shared/text/format-count.ts'
import { withStorage } from './with-storage.ts'

/** Defines `docent feedback report`. */
export function defineFeedbackReport(command: Command): void {
  command
    .addOption(rootOption)
    .addOption(dataOption)
    .addOption(
      new Option('--days <n>', 'only feedback of the last N days').argParser((value) =>
        parseWholeNumber(value, { from: 1, to: 36_500 }),
      ),
    )
    .action(async ({ days, ...folders }) =>
      console.log(await withStorage(folders, (storage) => createFeedbackReport({ storage, days }))),
    )
}

interface FeedbackReportOptions {
  storage: Database
  /** Days to look back. Undefined for all feedback. */
  days: number | undefined
  /** Milliseconds since 1970. */
  now?: number
}

/** Minimum number of ratings for comparing a page with others: a single reader isn't representative. */
const minRatings = 3

/** Maximum number of pages, and of comments, in a list. */
const listLength = 50

/** Lists the feedback of readers: pages from the least helpful, then the newest comments. */
export async function createFeedbackReport({
  storage,
  days,
  now = Date.now(),
}: FeedbackReportOptions): Promise<string> {
  const since = days === undefined ? undefined : formatIsoDay(now - days * 86_400_000)
  const ratings = await listFeedback(storage, since)
  const period = since === undefined ? '' : ` since ${since}`
  if (ratings.length === 0) return `There is no feedback${period}.`
  return [
    `${formatCount(ratings.length, 'answer')}${period}, ${formatShare(ratings)} yes`,
    ...formatPageList(ratings),
    ...formatComments(ratings),
  ].join('\n\n')
}

interface RatedPage {
  page: string
  ratings: StoredFeedback[]
  share: number
}

const computeShare = (ratings: readonly StoredFeedback[]): number =>
  ratings.filter(({ isHelpful }) => isHelpful).length / ratings.length

const formatShare = (ratings: readonly StoredFeedback[]): string =>
  `${Math.round(computeShare(ratings) * 100)} %`

function formatPageList(ratings: readonly StoredFeedback[]): string[] {
  const pages = [...Map.groupBy(ratings, ({ page }) => page)].map(([page, pageRatings]): RatedPage => {
    return { page, ratings: pageRatings, share: computeShare(pageRatings) }
  })
  const ratedPages = pages
    .filter((page) => page.ratings.length >= minRatings)
    .sort((a, b) => a.share - b.share || b.ratings.length - a.ratings.length || (a.page < b.page ? -1 : 1))
  const few = pages.length - ratedPages.length
  const rest = ratedPages.length - listLength
  const lines = ratedPages
    .slice(0, listLength)
    .map(
      (page) =>
        `${formatShare(page.ratings).padStart(6)}  ${String(page.ratings.length).padStart(7)}  ${page.page}`,
    )
  return [
    ...(lines.length === 0
      ? []
      : [
          [
            '   yes  answers  page',
            ...lines,
            ...(rest > 0 ? [`                 … and ${rest} more`] : []),
          ].join('\n'),
        ]),
    ...(few > 0 ? [`${formatCount(few, 'page')} with fewer than ${minRatings} answers`] : []),
  ]
}

/** Formats the newest comments, newest first. */
function formatComments(ratings: readonly StoredFeedback[]): string[] {
  const comments = ratings.filter(({ comment }) => comment !== undefined).reverse()
  if (comments.length === 0) return []
  const lines = comments
    .slice(0, listLength)
    .map(({ day, page, isHelpful, comment = '' }) =>
      [
        `${day}  ${isHelpful ? 'yes' : 'no '}  ${page}`,
        ...comment.split('\n').map((line) => `            ${line}`),
      ]
        .join('\n')
        .trimEnd(),
    )
  const rest = comments.length - lines.length
  return [
    [formatCount(comments.length, 'comment'), ...lines, ...(rest > 0 ? [`… and ${rest} more`] : [])].join(
      '\n',
    ),
  ]
}
