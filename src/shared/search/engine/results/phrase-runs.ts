import type { ExpandedWord } from '../expand-query.ts'
import type { SectionText } from '../index-format.ts'
import type { Features } from '../score-pages/page-features.ts'
import { getSearchUnits } from './search-units.ts'

/** Positions of matched terms in the query, counting all words. */
export type TermPositions = ReadonlyMap<string, number>

export function listPositions(words: readonly ExpandedWord[]): TermPositions {
  const positions = new Map<string, number>()
  for (const [index, { word, alternatives }] of words.entries()) {
    // Words that say little aren't looked up.
    positions.set(word.text, index)
    for (const { terms } of alternatives) for (const { term } of terms.flat()) positions.set(term, index)
  }
  return positions
}

/** Runs of words longer than this say no more. */
const longestRun = 5
/** A run of this many words is a quote, even if the query has more. A shorter run must be the whole query. */
const quoteWords = { whole: 6, part: 7 }

/**
 * Returns from 0 to 1 how long words of the query follow each other in a section's heading, its page's title, and its text.
 * The index has no positions within a section, so this is computed only for sections that are loaded for display.
 */
export function computeRuns(
  { headings, content }: SectionText,
  { title, positions, words }: { title: string; positions: TermPositions; words: number },
): Pick<Features, 'headingRun' | 'titleRun' | 'textRun' | 'quote'> {
  if (words < 2) return { headingRun: 0, titleRun: 0, textRun: 0, quote: 0 }
  const find = (text: string): number => findLongestRun(text, positions)
  const [inHeading, inTitle, inText] = [find(headings.at(-1) ?? ''), find(title), find(content)]
  const share = (run: number): number => Math.min(1, Math.max(0, run - 1) / (Math.min(words, longestRun) - 1))
  return {
    headingRun: share(inHeading),
    titleRun: share(inTitle),
    textRun: share(inText),
    quote: isQuote(Math.max(inHeading, inTitle, inText), words) ? 1 : 0,
  }
}

/** Whether a run of words is a quote, such as the message of an error. */
const isQuote = (run: number, words: number): boolean =>
  run >= quoteWords.part || (run >= quoteWords.whole && run >= words)

/** Returns the largest number of query words that follow each other in the text as in the query. */
function findLongestRun(text: string, positions: TermPositions): number {
  let longest = 0
  let run = 0
  let before = -1
  for (const { wholeForms } of getSearchUnits(text)) {
    const position =
      wholeForms.map((whole) => positions.get(whole)).find((found) => found !== undefined) ?? -1
    run = position === -1 ? 0 : position === before + 1 && before !== -1 ? run + 1 : 1
    before = position
    if (run > longest) longest = run
  }
  return longest
}
