import { cutQuery } from '../../shared/search/query-limits.ts'
import { hasPersonal } from '../privacy/personal.ts'

/** Maximum characters of a query to check, after normalization, which can make it eighteen times longer. */
const maxFolded = 1024

/** Normalizes the words of a query for storage. Returns undefined for a query that is empty, too long, or personal. */
export function cleanQuery(text: string): string | undefined {
  const folded = text.toWellFormed().normalize('NFKC')
  // Checked before shortening, because half of an address doesn't look like one.
  if (folded.length > maxFolded || hasPersonal(folded)) return undefined
  const words = folded
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
  const kept = cutQuery(words).trim()
  return /[\p{L}\p{N}]/u.test(kept) ? kept : undefined
}
