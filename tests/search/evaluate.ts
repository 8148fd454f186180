import { categories, type GoldenQuery, type QueryCategory } from './golden.ts'

/** A section that was found: its address, and that of its page. */
export interface Found {
  url: string
  pageUrl: string
}

/** Gives the first five sections, best first. */
export type Search = (query: string, area: string | undefined) => Promise<Found[]>

/** Result of a query. */
export interface QueryOutcome {
  golden: GoldenQuery
  /** Place of the first right section, from 1; 0 when it is not among the first five. */
  rank: number
  found: Found[]
}

/** How good some outcomes are, 0 to 1. */
export interface Score {
  count: number
  /** Mean of 1 / place, with 0 beyond the fifth. */
  mrr: number
  hit1: number
  hit5: number
}

/** Number of results that count. */
export const depth = 5

/** Asks every query. */
export async function evaluate(queries: readonly GoldenQuery[], search: Search): Promise<QueryOutcome[]> {
  const outcomes: QueryOutcome[] = []
  for (const golden of queries) {
    const found = (await search(golden.query, golden.area)).slice(0, depth)
    const rank = 1 + found.findIndex((each) => isRight(each, golden))
    outcomes.push({ golden, rank, found })
  }
  return outcomes
}

function isRight({ url, pageUrl }: Found, { expected }: GoldenQuery): boolean {
  return expected.includes(url) || expected.includes(pageUrl)
}

export function computeScore(outcomes: readonly QueryOutcome[]): Score {
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

/** The scores of all categories that have queries, in their order. */
export function computeCategoryScores(outcomes: readonly QueryOutcome[]): Map<QueryCategory, Score> {
  const groups = Map.groupBy(outcomes, ({ golden }) => golden.category)
  return new Map(
    categories.flatMap((category) => {
      const group = groups.get(category)
      return group === undefined ? [] : [[category, computeScore(group)] as const]
    }),
  )
}
