import { listFeedback, type StoredFeedback } from '../server/feedback/feedback-store.ts'
import type { Database } from '../server/storage/database.ts'
import { formatCount } from '../shared/text/format-count.ts'

export interface FeedbackReportOptions {
  storage: Database
  /** Days to look back; all of the time without. */
  days: number | undefined
  /** Milliseconds since 1970. */
  now?: number
}

/** Answers that a page must have to be compared with others: one reader is no measure. */
const minRatings = 3

/** Pages, and comments, of a list at most. */
const listLength = 50

/** Lists what readers say of pages: where they were helped least comes first, and the newest comments come last. */
export async function createFeedbackReport({
  storage,
  days,
  now = Date.now(),
}: FeedbackReportOptions): Promise<string> {
  const since = days === undefined ? undefined : formatDay(now - days * 86_400_000)
  const ratings = await listFeedback(storage, since)
  const period = since === undefined ? '' : ` since ${since}`
  if (ratings.length === 0) return `No reader has answered${period}.`
  return [
    `${formatCount(ratings.length, 'answer')}${period}, ${formatShare(ratings)} yes`,
    ...formatPageList(ratings),
    ...formatComments(ratings),
  ].join('\n\n')
}

const formatDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

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

/** The newest comments, the newest first. */
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
