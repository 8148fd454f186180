import type { FlatSchema } from '../schema/flat-schema.ts'
import { getNumberRange, matchesRules } from '../schema/match-rules.ts'

/** Number of different numbers for a list without duplicates. */
const maxNumbers = 20

/** Generates numbers within the limits, starting with the smallest, or with one step if there is no lower limit. */
export function* generateNumbers(flat: FlatSchema, isInteger: boolean): Generator<number> {
  const { multipleOf } = flat.keywords
  const { low, high } = getNumberRange(flat.keywords)
  const step = typeof multipleOf === 'number' ? multipleOf : 1
  const start = Number.isFinite(low) ? low : Math.min(step, Number.isFinite(high) ? high : step)
  const first = Math.ceil(start / step)
  const counts = Array.from({ length: maxNumbers }, (_, index) => index)
  // Between two integers.
  const fractions = [start + Math.min(0.5, (high - start) / 2), first * step + 0.5, first * step - 0.5]
  const candidates = [
    first * step,
    (first + 1) * step,
    low,
    high,
    ...fractions,
    ...counts.flatMap((count) => [(first + count) * step, (first - count) * step]),
  ]
  for (const candidate of candidates) {
    // Products of decimals such as 3 × 0.1 aren't exact.
    const value = Number(candidate.toPrecision(12))
    if (Number.isFinite(value) && (!isInteger || Number.isInteger(value)) && matchesRules(value, flat))
      yield value
  }
}
