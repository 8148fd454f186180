import { computeScore, type QueryOutcome, type SearchScore } from '../../src/doctor/evaluate-search.ts'
import { categories, type QueryCategory } from '../../src/doctor/search-queries.ts'

/** Computes the scores of all categories that have queries, in their order. */
export function computeCategoryScores(outcomes: readonly QueryOutcome[]): Map<QueryCategory, SearchScore> {
  const groups = Map.groupBy(outcomes, ({ golden }) => golden.category)
  return new Map(
    categories.flatMap((category) => {
      const group = groups.get(category)
      return group === undefined ? [] : [[category, computeScore(group)] as const]
    }),
  )
}
