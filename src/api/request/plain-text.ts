import { plainParagraph } from '../../shared/text/plain-text.ts'

/** Returns the first two sentences of a Markdown description as plain text, for the hint of a field. */
export function plainSentences(markdown: string): string {
  return plainParagraph(markdown)
    .split(/(?<=[.!?])\s+(?=\p{Lu}|`)/u)
    .slice(0, 2)
    .join(' ')
}
