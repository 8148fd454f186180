import { computeScore, type QueryOutcome, type SearchScore } from '../../src/doctor/evaluate-search.ts'
import { searchQueryFile } from '../../src/doctor/search-queries.ts'
import type { SetScores } from './ablate-rules.ts'
import { computeCategoryScores } from './category-scores.ts'
import { rowSets } from './row-sets.ts'
import type { GroupScores } from './validate-weights.ts'

/** Scores by category and in all, as columns of text. */
export function formatQualityTable(outcomes: readonly QueryOutcome[]): string {
  const lines = [...computeCategoryScores(outcomes)].map(([category, score]) => scoreLine(category, score))
  const head = ['', 'queries', 'MRR@5', 'hit@1', 'hit@5']
  return [columns(head), ...lines, scoreLine('all', computeScore(outcomes))].join('\n')
}

function scoreLine(name: string, { count, mrr, hit1, hit5 }: SearchScore): string {
  return columns([name, String(count), ...[mrr, hit1, hit5].map((value) => value.toFixed(3))])
}

/** Scores of a cross-validation, as columns of text. */
export function formatScoreTable(scores: GroupScores): string {
  const lines = [...scores].map(
    ([group, { count, mrr }]) => `${group.padEnd(24)}${count}`.padEnd(32) + mrr.toFixed(3),
  )
  return [`${'rows'.padEnd(24)}queries MRR@5`, ...lines].join('\n')
}

/** Scores of each set without each rule, one rule per line. */
export function formatRuleTable(results: readonly { name: string; scores: SetScores }[]): string {
  const width = Math.max(...rowSets.map((set) => set.length)) + 2
  const lines = results.map(
    ({ name, scores }) =>
      name.padEnd(24) + rowSets.map((set) => (scores.get(set) ?? 0).toFixed(3).padStart(width)).join(''),
  )
  return [''.padEnd(24) + rowSets.map((set) => set.padStart(width)).join(''), ...lines].join('\n')
}

/** Score of one set, as a line of text. */
export const formatScoreLine = (name: string, { count, mrr, hit1, hit5 }: SearchScore): string =>
  `${name}: ${count} queries, MRR@5 ${mrr.toFixed(3)}, hit@1 ${hit1.toFixed(3)}, hit@5 ${hit5.toFixed(3)}`

const columns = ([name = '', ...cells]: string[]): string =>
  name.padEnd(12) + cells.map((cell) => cell.padStart(9)).join('')

/** Queries whose answer is not first: place, what is right, and what came instead. */
export function missedQueries(outcomes: readonly QueryOutcome[]): string {
  return outcomes
    .filter(({ rank }) => rank !== 1)
    .map(describeMiss)
    .join('\n')
}

function describeMiss({ golden, rank, hits }: QueryOutcome): string {
  const { line, category, query, expected } = golden
  const place = rank === 0 ? 'not among five' : `place ${rank}`
  const before = hits.slice(0, rank === 0 ? 3 : rank - 1).map(({ url }) => url)
  return [
    `${searchQueryFile}:${line} ${category} "${query}": ${place}`,
    `  wanted ${expected.join(' or ')}`,
    `  came   ${before.length === 0 ? 'nothing' : before.join(', ')}`,
  ].join('\n')
}
