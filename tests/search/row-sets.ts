import type { QueryOutcome } from '../../src/doctor/evaluate-search.ts'

/** Of five rows, two are for tests. */
const folds = 5
const testFolds = 2

/**
 * Whether a row of the golden set is for tests only. Nobody looks at these one by one while the ranking changes, so
 * they show whether a change helps queries that it wasn't made for. A hash chooses them.
 */
export const isTestRow = (query: string): boolean => hashText(query) % folds < testFolds

/** Divides outcomes by the set of their row. */
export function divideOutcomes(outcomes: readonly QueryOutcome[]): {
  development: QueryOutcome[]
  test: QueryOutcome[]
} {
  return {
    development: outcomes.filter(({ golden }) => !isTestRow(golden.query)),
    test: outcomes.filter(({ golden }) => isTestRow(golden.query)),
  }
}

/** Hashes a text (FNV-1a). */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
