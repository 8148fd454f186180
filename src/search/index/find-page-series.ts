import { headingBit } from '../../shared/search/engine/index-format.ts'
import { isStopWord } from '../../shared/search/text/stop-words.ts'
import type { MergedSegments, MergedTerm } from './merge-segments.ts'

/** Words that the titles of a folder share, such as `terraform`, and the number of the word of each page, 0 for none. */
export interface SeriesWords {
  words: string[]
  numbers: Uint8Array
}

/** Minimum titles of a folder with the word, as a number, as a share of the folder, and as a share of all titles with it. */
const minTitles = 4
const minShare = 0.6
const maxWords = 255

/**
 * Finds the words that titles of a folder have in common and others rarely have. A page of such a series is about one way
 * or one product, so a query without the word rarely means it.
 */
export function findPageSeries({ pages, sections, terms }: MergedSegments): SeriesWords {
  // An area is no series.
  const folders = pages.map(({ trail }) =>
    trail.slice(1).map((_, index) => JSON.stringify(trail.slice(0, index + 2))),
  )
  const starts = findGuideStarts(pages, sections)
  const sizes = countFolders([...starts.values()], folders)
  const words: string[] = []
  const numbers = new Uint8Array(pages.length)
  const strengths = new Float32Array(pages.length)
  for (const term of terms) {
    if (isStopWord(term.term) || words.length === maxWords) continue
    const titled = listTitled(term, starts)
    for (const [folder, strength] of findStrengths(titled, folders, sizes)) {
      const own = titled.filter(
        (page) => folders[page]?.includes(folder) && strength > (strengths[page] ?? 0),
      )
      if (own.length > 0 && words.at(-1) !== term.term) words.push(term.term)
      for (const page of own) {
        strengths[page] = strength
        numbers[page] = words.length
      }
    }
  }
  return { words, numbers }
}

/** Returns the pages that are guides, by their first section. */
function findGuideStarts(
  pages: MergedSegments['pages'],
  sections: MergedSegments['sections'],
): Map<number, number> {
  const starts = new Map<number, number>()
  let next = 0
  for (const [page, { chunks }] of pages.entries()) {
    if (sections[next]?.kind === 'guide') starts.set(next, page)
    next += chunks.reduce((sum, count) => sum + count, 0)
  }
  return starts
}

/** Returns how much a word belongs to each folder, for folders that it makes a series. */
function findStrengths(
  titled: readonly number[],
  folders: readonly string[][],
  sizes: ReadonlyMap<string, number>,
): [folder: string, strength: number][] {
  if (titled.length < minTitles) return []
  return [...countFolders(titled, folders)].flatMap(([folder, count]): [string, number][] => {
    const ofFolder = count / (sizes.get(folder) ?? 1)
    const ofTitles = count / titled.length
    const isSeries = count >= minTitles && ofFolder >= minShare && ofTitles >= minShare
    return isSeries ? [[folder, ofFolder * ofTitles]] : []
  })
}

/** Lists the pages with a term in the title. */
function listTitled({ sections, impacts }: MergedTerm, starts: ReadonlyMap<number, number>): number[] {
  const titled: number[] = []
  for (let index = 0; index < impacts.length; index++) {
    // Most sections have the term in their text only.
    if (((impacts[index] ?? 0) & headingBit) === 0) continue
    const page = starts.get(sections[index] ?? 0)
    if (page !== undefined) titled.push(page)
  }
  return titled
}

/** Returns how many of the pages are in each folder. */
function countFolders(titled: readonly number[], folders: readonly string[][]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const page of titled)
    for (const folder of folders[page] ?? []) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  return counts
}
