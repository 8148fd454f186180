import { cutQuery } from '../../shared/search/query-limits.ts'
import { hasPersonal } from '../privacy/personal.ts'

/** Characters of a query that is looked through, normalized: it can become eighteen times longer by that. */
const maxFolded = 1024

/** The words that are kept of a query, in one spelling; undefined for what says nothing or too much. */
export function cleanQuery(text: string): string | undefined {
  const folded = text.toWellFormed().normalize('NFKC')
  // Before it is cut, because half of an address does not look like one.
  if (folded.length > maxFolded || hasPersonal(folded)) return undefined
  const words = folded
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
  const kept = cutQuery(words).trim()
  return /[\p{L}\p{N}]/u.test(kept) ? kept : undefined
}
