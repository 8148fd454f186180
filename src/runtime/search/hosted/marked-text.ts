import type { TextPart } from '../../../shared/search/search-engine.ts'

/**
 * What services put around matches: private characters, which no page prints. So a highlight is text with two kinds of
 * marks in it, and never HTML.
 */
export const matchStart = '\uE020'
export const matchEnd = '\uE021'

/** Text with marks as parts: `a <b>c` → `a `, **b**, `c`. Marks without a partner count as well as they can. */
export function markedParts(marked: string): TextPart[] {
  const parts: TextPart[] = []
  let isMatch = false
  for (const text of marked.split(/([\uE020\uE021])/)) {
    if (text === matchStart || text === matchEnd) isMatch = text === matchStart
    else if (text !== '') parts.push({ text, isMatch })
  }
  return parts
}

/** Whether a text has a match in it. */
export const hasMatch = (marked: string): boolean => marked.includes(matchStart)
