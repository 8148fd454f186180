import { tokenize, type Unit } from '../../text/tokenize.ts'

/** Texts that are kept: those of the results of some queries, about 5 MB. */
const keptTexts = 400

const kept = new Map<string, Unit[]>()

/**
 * The units of a text that is shown. While somebody types, the same sections are found again and again, and each is
 * looked at for phrases, for its excerpt and for what to mark: to take texts apart was half of the time of a query.
 */
export function shownUnits(text: string): Unit[] {
  const known = kept.get(text)
  const units = known ?? tokenize(text)
  // The oldest is first in a map: what is asked for goes to the end.
  if (known !== undefined) kept.delete(text)
  kept.set(text, units)
  for (const [oldest] of kept) {
    if (kept.size <= keptTexts) break
    kept.delete(oldest)
  }
  return units
}
