import { getQueryIntent } from './query-intent.ts'
import type { PageScores } from './score-pages.ts'

/** Share of a query that the headings and keywords of the best page must have. */
const minHeadingShare = 0.55

/** Whether a query has no name or identifier, and no page is about it. */
export const needsConcepts = (query: string, scores: PageScores): boolean =>
  !getQueryIntent(query).hasName && !isAnswered(scores)

function isAnswered({ scores, getFeatures }: PageScores): boolean {
  let best = 0
  for (let at = 1; at < scores.length; at++) if ((scores[at] ?? 0) > (scores[best] ?? 0)) best = at
  return (scores[best] ?? 0) > 0 && getFeatures(best).headings >= minHeadingShare
}
