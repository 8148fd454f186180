import { findCourtesy, foldTyped } from './text/courtesy-words.ts'
import { isFillerWord } from './text/filler-words.ts'
import { isStopWord } from './text/stop-words.ts'

/** Maximum characters of a query in fields, addresses, and logs. */
export const maxQueryLength = 64

/** Maximum characters that the embedded engine reads, because programs and assistants ask in sentences. */
export const maxReadLength = 128

const countCharacters = (text: string): number => [...text].length

/**
 * Shortens a query, without splitting a character. Of a sentence that is too long, courtesy goes first and then words that
 * say little, from the beginning, so that the subject stays.
 */
export function cutQuery(text: string, length = maxQueryLength): string {
  const short = countCharacters(text) <= length ? text : dropWords(text, length)
  return [...short].slice(0, length).join('')
}

function dropWords(text: string, length: number): string {
  const pieces = text.trim().split(/\s+/)
  const words = pieces.map(foldTyped)
  const courtesy = findCourtesy(words)
  const isKept = pieces.map(() => true)
  const join = (): string => pieces.filter((_, index) => isKept[index]).join(' ')
  const drop = (isDropped: (index: number) => boolean): void => {
    for (const index of pieces.keys()) {
      if (countCharacters(join()) <= length) return
      if (isDropped(index)) isKept[index] = false
    }
  }
  drop((index) => courtesy[index] ?? false)
  drop((index) => isStopWord(words[index] ?? '') && index !== 0)
  drop((index) => isFillerWord(words[index] ?? ''))
  return join()
}
