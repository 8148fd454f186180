import { type KeptAnswer, listAnswers } from '../server/feedback/feedback-store.ts'
import type { Database } from '../server/storage/database.ts'
import { counted } from '../shared/text/counted.ts'

export interface FeedbackReportOptions {
  storage: Database
  /** Days to look back; all of the time without. */
  days: number | undefined
  /** Milliseconds since 1970. */
  now?: number
}

/** Answers that a page must have to be compared with others: one reader is no measure. */
const minimum = 3

/** Pages, and comments, of a list at most. */
const listLength = 50

/** Lists what readers say of pages: where they were helped least comes first, and the newest comments come last. */
export async function feedbackReport({
  storage,
  days,
  now = Date.now(),
}: FeedbackReportOptions): Promise<string> {
  const since = days === undefined ? undefined : dayOf(now - days * 86_400_000)
  const answers = await listAnswers(storage, since)
  const period = since === undefined ? '' : ` since ${since}`
  if (answers.length === 0) return `No reader has answered${period}.`
  return [
    `${counted(answers.length, 'answer')}${period}, ${shareOf(answers)} yes`,
    ...pageLists(answers),
    ...commentList(answers),
  ].join('\n\n')
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

interface JudgedPage {
  page: string
  answers: KeptAnswer[]
  share: number
}

const shareIn = (answers: readonly KeptAnswer[]): number =>
  answers.filter(({ isHelpful }) => isHelpful).length / answers.length

const shareOf = (answers: readonly KeptAnswer[]): string => `${Math.round(shareIn(answers) * 100)} %`

function pageLists(answers: readonly KeptAnswer[]): string[] {
  const pages = [...Map.groupBy(answers, ({ page }) => page)].map(([page, own]): JudgedPage => {
    return { page, answers: own, share: shareIn(own) }
  })
  const judged = pages
    .filter((page) => page.answers.length >= minimum)
    .sort((a, b) => a.share - b.share || b.answers.length - a.answers.length || (a.page < b.page ? -1 : 1))
  const few = pages.length - judged.length
  const rest = judged.length - listLength
  const lines = judged
    .slice(0, listLength)
    .map(
      (page) =>
        `${shareOf(page.answers).padStart(6)}  ${String(page.answers.length).padStart(7)}  ${page.page}`,
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
    ...(few > 0 ? [`${counted(few, 'page')} with fewer than ${minimum} answers`] : []),
  ]
}

/** The newest comments, the newest first. */
function commentList(answers: readonly KeptAnswer[]): string[] {
  const comments = answers.filter(({ comment }) => comment !== undefined).reverse()
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
    [counted(comments.length, 'comment'), ...lines, ...(rest > 0 ? [`… and ${rest} more`] : [])].join('\n'),
  ]
}
