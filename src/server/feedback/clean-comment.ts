import { commentLength } from '../../shared/forms/feedback.ts'
import { maskPersonal } from '../request/mask-personal.ts'

/**
 * Returns the words of a comment, without what could name a person or open something. Undefined where there are none, or
 * too many: normalization makes eighteen characters out of one, so it comes before the count.
 */
export function cleanComment(text: string): string | undefined {
  const plain = text
    .toWellFormed()
    .normalize('NFKC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    // Joiners are letters of some scripts; everything else that nobody sees only hides something, or moves a cursor.
    .replace(/(?![\n\u200C\u200D])\p{C}/gu, (character) => (character === '\t' ? ' ' : ''))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  if (plain.length > commentLength) return undefined
  return /[\p{L}\p{N}]/u.test(plain) ? maskPersonal(plain) : undefined
}
