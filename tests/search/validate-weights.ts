import type { SearchQueryRow } from '../../src/doctor/search-queries.ts'
import { type FeatureName, featureNames } from '../../src/shared/search/engine/score-pages/page-features.ts'
import { fitWeights } from './fit-weights.ts'
import { type RankingCase, rankCase, type Weights } from './ranking-cases.ts'
import { allFolds, getFold, isTestRow } from './row-sets.ts'
import { listWordyQueries } from './wordy-queries.ts'

/** Mean of 1 / rank of each group of queries. */
export type GroupScores = ReadonlyMap<string, { count: number; mrr: number }>

/** Lists what weights may be fitted to: all rows but those for tests, and sentences around development rows. */
export function listTrainingQueries(queries: readonly SearchQueryRow[]): SearchQueryRow[] {
  const rows = queries.filter(
    ({ query, source }) => isTrainingSource(source) || (!isHeldOut(source) && !isTestRow(query)),
  )
  return [...rows, ...listWordyQueries(rows.filter(({ source }) => source === 'own' || source === 'widened'))]
}

/** Sources without rows for tests. */
const isTrainingSource = (source: SearchQueryRow['source']): boolean =>
  ['independent', 'spoken', 'body', 'fresh', 'mixed', 'mixed again'].includes(source)

const isHeldOut = (source: SearchQueryRow['source']): boolean => source.endsWith('held-out')

/** Rows of somebody who knew only the pages are nearest to what readers type. */
const weigh = ({ golden }: RankingCase): number => (golden.source === 'independent' ? 1.5 : 1)

/** Fits the weights to all rows. */
export const fitAll = (cases: readonly RankingCase[]): Weights => fitWeights(cases, { weigh })

/** Measures each row with weights that are fitted to the other folds. */
export function crossValidate(
  cases: readonly RankingCase[],
  without: readonly FeatureName[] = [],
): GroupScores {
  const ranks = allFolds.flatMap((fold) => {
    const weights = fitWeights(
      cases.filter((rankingCase) => getCaseFold(rankingCase) !== fold),
      { weigh, without },
    )
    const measured = cases.filter((rankingCase) => getCaseFold(rankingCase) === fold)
    return measured.map((rankingCase) => ({ rankingCase, value: rankCase(rankingCase, weights) }))
  })
  const groups = Map.groupBy(
    ranks.flatMap(({ rankingCase: { golden }, value }) => [
      { group: golden.source, value },
      { group: `${golden.source} ${golden.category}`, value },
    ]),
    ({ group }) => group,
  )
  return new Map(
    [...groups].sort().map(([group, rows]) => {
      const mrr = rows.reduce((sum, { value }) => sum + value, 0) / rows.length
      return [group, { count: rows.length, mrr }]
    }),
  )
}

/** A sentence is in the fold of its subject, or its answer would be known. */
const getCaseFold = ({ golden }: RankingCase): number => getFold(golden.expected.join(' '))

/** Cross-validates without each feature, to show what it brings. */
export function ablateFeatures(cases: readonly RankingCase[]): { name: FeatureName; scores: GroupScores }[] {
  return featureNames.map((name) => ({ name, scores: crossValidate(cases, [name]) }))
}
