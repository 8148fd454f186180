import type { ReportLine } from './doctor-report.ts'
import type { SearchQueryRow } from './search-queries.ts'

/** A section in the results: its URL, and the URL of its page. */
export interface FoundSection {
  url: string
  pageUrl: string
}

/** Returns the first sections for a query, best first. */
export type Search = (query: string, area: string | undefined) => Promise<FoundSection[]>

/** Result of a golden query. */
export interface QueryOutcome {
  golden: SearchQueryRow
  /** Rank of the first correct section, from 1. It is 0 beyond the fifth. */
  rank: number
  hits: FoundSection[]
}

/** Quality of search over some outcomes. All values but `count` are 0 to 1. */
export interface SearchScore {
  count: number
  /** Mean reciprocal rank, with 0 beyond the fifth result. */
  mrr: number
  hit1: number
  hit5: number
}

/** Number of results that count. */
export const depth = 5

/** Runs all queries, one after the other. */
export async function evaluateSearch(
  queries: readonly SearchQueryRow[],
  search: Search,
): Promise<QueryOutcome[]> {
  const outcomes: QueryOutcome[] = []
  for (const golden of queries) {
    const hits = (await search(golden.query, golden.area)).slice(0, depth)
    const rank = 1 + hits.findIndex((hit) => isCorrect(hit, golden))
    outcomes.push({ golden, rank, hits })
  }
  return outcomes
}

/** Whether a result is the page that a query should find, or a section of it. */
export function isCorrect({ url, pageUrl }: FoundSection, { expected }: SearchQueryRow): boolean {
  return expected.includes(url) || expected.includes(pageUrl)
}

export function computeScore(outcomes: readonly QueryOutcome[]): SearchScore {
  const count = outcomes.length
  const mean = (value: (outcome: QueryOutcome) => number): number =>
    count === 0 ? 0 : outcomes.reduce((sum, outcome) => sum + value(outcome), 0) / count
  return {
    count,
    mrr: mean(({ rank }) => (rank === 0 ? 0 : 1 / rank)),
    hit1: mean(({ rank }) => (rank === 1 ? 1 : 0)),
    hit5: mean(({ rank }) => (rank === 0 ? 0 : 1)),
  }
}

/** Creates the line of the search score, with the queries whose page isn't among the first results. */
export function createSearchLine(outcomes: readonly QueryOutcome[]): ReportLine {
  return {
    id: 'searchScore',
    title: `Search: mean reciprocal rank of ${outcomes.length} golden queries`,
    value: Math.round(computeScore(outcomes).mrr * 1000) / 10,
    unit: 'score',
    better: 'higher',
    findings: outcomes
      .filter(({ rank }) => rank === 0)
      .map(({ golden, hits }) => ({
        subject: golden.query,
        detail: `finds ${hits[0]?.url ?? 'nothing'}, not ${golden.expected.join(' or ')}`,
      })),
  }
}
