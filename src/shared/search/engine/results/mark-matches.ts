import type { TextPart } from '../../search-engine.ts'
import type { SearchUnit } from '../../text/tokenize.ts'
import type { ExpandedWord } from '../expand-query.ts'
import { getSearchUnits } from './search-units.ts'

/** Matched terms, each with the number of its word in the query. */
export type HighlightTerms = ReadonlyMap<string, number>

/** Approximate characters before the first match, which a line of a phone still shows. */
const maxLead = 24

/** An excerpt begins with the sentence of its first match if at most this many characters are before that. */
const maxSentenceLead = 32

/** Approximate characters of an excerpt in the dialog. */
const defaultExcerptLength = 160

/** Minimum length of a word of a synonym that has several, such as "scale up". Alone, "up" means nothing. */
const minPartLength = 3

export function listMatches(words: readonly ExpandedWord[]): HighlightTerms {
  const highlightTerms = new Map<string, number>()
  for (const [index, { word, alternatives }] of words.entries()) {
    if (word.isWeak) continue
    for (const { terms } of alternatives)
      for (const { term } of terms.flat())
        if (terms.length === 1 || term.length >= minPartLength) highlightTerms.set(term, index)
  }
  return highlightTerms
}

interface Match {
  start: number
  end: number
  word: number
}

/** Splits a text at its matches. */
export function highlight(text: string, highlightTerms: HighlightTerms): TextPart[] {
  return createTextParts(text, findMatches(text, highlightTerms))
}

/** Returns the part of a text with the most matches, cut at spaces, or its beginning if there are none. */
export function highlightExcerpt(
  text: string,
  highlightTerms: HighlightTerms,
  length = defaultExcerptLength,
): TextPart[] {
  const matches = findMatches(text, highlightTerms)
  const [start, end] = findBestWindow(text, matches, length)
  const windowMatches = matches
    .filter((match) => match.start >= start && match.end <= end)
    .map((match) => ({ ...match, start: match.start - start, end: match.end - start }))
  const parts = createTextParts(text.slice(start, end).replaceAll('\n', ' '), windowMatches)
  if (start > 0 && findSentenceStart(text, start) !== start) parts.unshift({ text: '… ', isMatch: false })
  if (end < text.length) parts.push({ text: ' …', isMatch: false })
  return parts
}

/** Whether a text has any match. */
export function hasMatchIn(text: string, highlightTerms: HighlightTerms): boolean {
  return findMatches(text, highlightTerms).length > 0
}

function findMatches(text: string, highlightTerms: HighlightTerms): Match[] {
  return getSearchUnits(text).flatMap((unit) => matchUnit(unit, highlightTerms))
}

function matchUnit({ wholeForms, parts, start, end }: SearchUnit, highlightTerms: HighlightTerms): Match[] {
  for (const whole of wholeForms) {
    const word = highlightTerms.get(whole)
    if (word !== undefined) return [{ start, end, word }]
  }
  return parts.flatMap((part) => {
    const word = highlightTerms.get(part.term)
    return word === undefined ? [] : [{ start: part.start, end: part.end, word }]
  })
}

/** Finds the window with the most different words, then the most matches, then the earliest. */
function findBestWindow(text: string, matches: readonly Match[], excerptLength: number): [number, number] {
  let best = { value: 0, start: 0 }
  for (const [index, { start }] of matches.entries()) {
    const windowMatches = matches.slice(index).filter((match) => match.end <= start + excerptLength * 0.8)
    const value = new Set(windowMatches.map(({ word }) => word)).size * 10 + Math.min(windowMatches.length, 9)
    if (value > best.value) best = { value, start }
  }
  const sentence = findSentenceStart(text, best.start)
  if (sentence !== undefined && sentence < text.length - excerptLength / 2)
    return [sentence, findWordEnd(text, Math.min(text.length, sentence + excerptLength))]
  // Near the end of a text, an excerpt begins earlier, so that all have about the same length.
  const lead = Math.min(best.start - maxLead, text.length - excerptLength)
  const start = lead < maxLead / 2 ? 0 : findWordStart(text, lead)
  return [start, findWordEnd(text, Math.min(text.length, start + excerptLength))]
}

/** Returns where the sentence around a place starts, if that is near. */
function findSentenceStart(text: string, at: number): number | undefined {
  const first = Math.max(0, at - maxSentenceLead)
  const end = [...text.slice(first, at).matchAll(/[.!?:]\s+|\n/g)].at(-1)
  return end === undefined ? (first === 0 ? 0 : undefined) : first + end.index + end[0].length
}

function findWordStart(text: string, at: number): number {
  if (at <= 0) return 0
  const space = text.slice(0, at + 20).search(/\s\S*$/)
  const next = text.slice(at).search(/\s/)
  return next >= 0 && next < 25 ? at + next + 1 : space > at - 25 ? space + 1 : Math.floor(at)
}

function findWordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length
  const before = text.lastIndexOf(' ', at)
  return before > at - 25 ? before : Math.floor(at)
}

function createTextParts(text: string, matches: readonly Match[]): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  const sorted = [...matches].sort((a, b) => a.start - b.start)
  for (const { start, end } of sorted) {
    if (start < at) continue
    if (start > at) parts.push({ text: text.slice(at, start), isMatch: false })
    parts.push({ text: text.slice(start, end), isMatch: true })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMatch: false })
  return parts
}
