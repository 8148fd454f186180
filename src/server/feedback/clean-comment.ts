import { maxCommentLength } from '../../shared/forms/max-comment-length.ts'
import { maskPersonalData } from '../request/mask-personal-data.ts'

/**
 * Cleans a comment: removes personal data and invisible characters. Returns undefined if nothing is left or if it's too
 * long. Length is checked after normalization, which can turn one character into eighteen.
 */
export function cleanComment(text: string): string | undefined {
  const plain = text
    .toWellFormed()
    .normalize('NFKC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    // Joiners belong to some scripts. Other invisible characters only hide text or move the cursor.
    .replace(/(?![\n\u200C\u200D])\p{C}/gu, (character) => (character === '\t' ? ' ' : ''))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  if (plain.length > maxCommentLength) return undefined
  return /[\p{L}\p{N}]/u.test(plain) ? maskPersonalData(plain) : undefined
}
