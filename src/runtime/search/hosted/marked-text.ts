import type { TextPart } from '../../../shared/search/search-engine.ts'

/**
 * Marks that services put around matches: private characters that no page contains. A highlighted text is therefore
 * never HTML.
 */
export const matchStart = '\uE020'
export const matchEnd = '\uE021'

/** Splits marked text into parts: `a <b>c` → `a `, **b**, `c`. Unbalanced marks are tolerated. */
export function splitMarkedText(marked: string): TextPart[] {
  const parts: TextPart[] = []
  let isMatch = false
  for (const text of marked.split(/([\uE020\uE021])/)) {
    if (text === matchStart || text === matchEnd) isMatch = text === matchStart
    else if (text !== '') parts.push({ text, isMatch })
  }
  return parts
}

/** Whether a text contains a match. */
export const hasMark = (marked: string): boolean => marked.includes(matchStart)
