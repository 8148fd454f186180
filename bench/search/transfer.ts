import { median, percentile95 } from '../statistics.ts'
import type { Question } from './contender.ts'
import { planVisits } from './visits.ts'

/** Bytes that queries transfer, as sent. */
export interface Transfer {
  /** Of a first query with an empty cache, program included. */
  first: Spread
  /** Of each of the three after it. */
  later: Spread
}

export interface Spread {
  median: number
  percentile95: number
}

/** A reader with an empty cache, who asks. */
export interface Visitor {
  ask(question: Question): Promise<unknown>
  leave(): Promise<void>
}

export const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  percentile95: percentile95(values),
})

/** Lets new visitors ask; `takeBytes` gives what was sent since it was called last. */
export async function measureTransfer(
  questions: readonly Question[],
  open: () => Promise<Visitor>,
  takeBytes: () => number,
): Promise<Transfer> {
  const first: number[] = []
  const later: number[] = []
  for (const visit of planVisits(questions)) {
    const visitor = await open()
    takeBytes()
    for (const [turn, question] of visit.entries()) {
      await visitor.ask(question)
      if (turn === 0) first.push(takeBytes())
      else later.push(takeBytes())
    }
    await visitor.leave()
  }
  return { first: spreadOf(first), later: spreadOf(later) }
}
