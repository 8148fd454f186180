import { maskPersonal } from '../privacy/personal.ts'

/** What is kept of a comment: its words, without what could name a person or open something. Undefined if there are none. */
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
  return /[\p{L}\p{N}]/u.test(plain) ? maskPersonal(plain) : undefined
}
