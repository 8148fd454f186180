import { hasPersonal } from '../privacy/personal.ts'

/** Length that is kept. */
const maxLength = 64

/** The words that are kept of a query, in one spelling; undefined for what says nothing or too much. */
export function cleanQuery(text: string): string | undefined {
  const folded = text.toWellFormed().normalize('NFKC')
  // Before it is cut, because half of an address does not look like one.
  if (hasPersonal(folded)) return undefined
  const words = folded
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
  const kept = [...words].slice(0, maxLength).join('').trim()
  return /[\p{L}\p{N}]/u.test(kept) ? kept : undefined
}
