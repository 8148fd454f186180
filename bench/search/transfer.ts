import { median, percentile } from '../statistics.ts'
import type { BenchQuery } from './bench-query.ts'
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

/** A reader with an empty cache. */
export interface Visitor {
  ask(question: BenchQuery): Promise<unknown>
  leave(): Promise<void>
}

export const computeSpread = (values: readonly number[]): Spread => ({
  median: median(values),
  percentile95: percentile(values, 0.95),
})

/** Counts what a server sends. */
export interface ByteCount {
  add(bytes: number): void
  /** Returns the bytes added since the last call. */
  take(): number
}

export function countBytes(): ByteCount {
  let count = 0
  return {
    add(bytes) {
      count += bytes
    },
    take() {
      const taken = count
      count = 0
      return taken
    },
  }
}

/** Lets new visitors ask a server that adds to `sent`. */
export async function measureTransfer(
  questions: readonly BenchQuery[],
  open: () => Promise<Visitor>,
  sent: ByteCount,
): Promise<Transfer> {
  const first: number[] = []
  const later: number[] = []
  for (const visit of planVisits(questions)) {
    const visitor = await open()
    sent.take()
    for (const [turn, question] of visit.entries()) {
      await visitor.ask(question)
      if (turn === 0) first.push(sent.take())
      else later.push(sent.take())
    }
    await visitor.leave()
  }
  return { first: computeSpread(first), later: computeSpread(later) }
}
