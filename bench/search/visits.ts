import type { BenchQuery } from './bench-query.ts'

/** Queries of one reader, who starts with an empty cache. */
export type SearchVisit = BenchQuery[]

/** Readers. */
export const visitCount = 24
export const questionsPerVisit = 4

/** Visits that together have questions of every kind; each has questions from far apart. */
export function planVisits(questions: readonly BenchQuery[]): SearchVisit[] {
  const count = Math.min(visitCount, questions.length)
  const step = questions.length / count
  const part = Math.floor(questions.length / questionsPerVisit)
  return Array.from({ length: count }, (_, visit) =>
    Array.from({ length: Math.min(questionsPerVisit, questions.length) }, (_, turn) => {
      const index = Math.floor(visit * step) + turn * part
      return questions[index % questions.length]
    }).filter((question) => question !== undefined),
  )
}
