import { tokenize, type Unit } from '../../text/tokenize.ts'

/** Number of cached texts: the results of a few queries, about 5 MB. */
const keptTexts = 400

const kept = new Map<string, Unit[]>()

/**
 * Returns the units of a displayed text. While the reader types, the same sections are found repeatedly, and each is
 * checked for phrases, excerpt, and highlights. Without this cache, tokenizing took half the time of a query.
 */
export function shownUnits(text: string): Unit[] {
  const known = kept.get(text)
  const units = known ?? tokenize(text)
  // The first entry of a map is the oldest, so a used entry moves to the end.
  if (known !== undefined) kept.delete(text)
  kept.set(text, units)
  for (const [oldest] of kept) {
    if (kept.size <= keptTexts) break
    kept.delete(oldest)
  }
  return units
}
