import type { QueryOutcome } from '../../src/doctor/evaluate-search.ts'
import type { SearchQueryRow } from '../../src/doctor/search-queries.ts'

/** Of five rows, two are for tests. */
const folds = 5
const testFolds = 2

/**
 * Whether a row of the golden set is for tests only. Nobody looks at these one by one while the ranking changes, so
 * they show whether a change helps queries that it wasn't made for. A hash chooses them.
 */
export const isTestRow = (query: string): boolean => hashText(query) % folds < testFolds

/** Whether the questions of a page are for tests only: half of all pages. */
export const isTestPage = (url: string): boolean => hashText(`page ${url}`) % 2 === 1

/** Returns the part of a cross-validation that measures a query, from 0. */
export const getFold = (query: string): number => hashText(`fold ${query}`) % folds

/** All parts of a cross-validation. */
export const allFolds: readonly number[] = Array.from({ length: folds }, (_, fold) => fold)

/** Sets of rows by what they prove, each row in one of them. */
export const rowSets = [
  'development',
  'test',
  'widened',
  'independent',
  'paraphrase',
  'paraphrase test',
  'sentence',
  'sentence test',
  'spoken',
  'held-out',
  'body',
  'body held-out',
  'fresh',
  'fresh held-out',
  'blind',
  'blind held-out',
  'sealed',
  'sealed again',
  'mixed',
  'mixed held-out',
  'mixed again',
  'mixed again held-out',
] as const

export type RowSet = (typeof rowSets)[number]

/** Returns the set of a row. */
export function getRowSet({ query, source }: Pick<SearchQueryRow, 'query' | 'source'>): RowSet {
  if (source === 'paraphrase' || source === 'sentence') return isTestRow(query) ? `${source} test` : source
  if (source !== 'own') return source
  return isTestRow(query) ? 'test' : 'development'
}

/** Divides outcomes by the set of their row. */
export function divideOutcomes(outcomes: readonly QueryOutcome[]): Record<RowSet, QueryOutcome[]> {
  const divided = Map.groupBy(outcomes, ({ golden }) => getRowSet(golden))
  return Object.fromEntries(rowSets.map((set) => [set, divided.get(set) ?? []])) as Record<
    RowSet,
    QueryOutcome[]
  >
}

/** Hashes a text (FNV-1a). */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
