import type { FailedSearchCount } from '../../server/search-log/search-log.ts'
import { countAllowedTypos } from '../../shared/search/engine/find-typos.ts'
import { stemWord } from '../../shared/search/text/stem.ts'
import { isStopWord } from '../../shared/search/text/stop-words.ts'
import { tokenize } from '../../shared/search/text/tokenize.ts'
import { editDistance } from '../../shared/text/edit-distance.ts'

/** Searches that differ only in the order and forms of their words, stop words, and typos. */
export interface SearchGroup {
  /** The most frequent spelling. */
  text: string
  /** Number of other spellings. */
  others: number
  times: number
  /** Day of the last search. */
  last: string
}

/** Number of most frequent groups that a rare spelling is compared with. */
const comparedGroups = 200

/** Groups searches by similarity, most frequent first. */
export function groupSearches(searches: readonly FailedSearchCount[]): SearchGroup[] {
  const sets = [...Map.groupBy(searches, ({ text }) => createKey(text))]
  const sortedSets = sets.sort(([, a], [, b]) => sumTimes(b) - sumTimes(a))
  const groups = new Map<string, FailedSearchCount[]>()
  for (const [key, set] of sortedSets) {
    const similarKey = findSimilarKey(key, [...groups.keys()].slice(0, comparedGroups))
    if (similarKey === undefined) groups.set(key, [...set])
    else groups.get(similarKey)?.push(...set)
  }
  return [...groups.values()].map(createGroup).sort((a, b) => b.times - a.times || (a.text < b.text ? -1 : 1))
}

function createKey(text: string): string {
  const words = tokenize(text).map(({ wholeForms }) => wholeForms[0] ?? '')
  const strongWords = words.filter((word) => !isStopWord(word))
  return (strongWords.length > 0 ? strongWords : words).map(stemWord).sort().join(' ')
}

function findSimilarKey(key: string, keys: readonly string[]): string | undefined {
  const limit = countAllowedTypos(key.length)
  return keys.find((other) => editDistance(key, other, { limit, isPrefix: false }) <= limit)
}

function createGroup(searches: readonly FailedSearchCount[]): SearchGroup {
  const spellings = [...Map.groupBy(searches, ({ text }) => text)]
    .map(([text, all]) => ({ text, times: sumTimes(all) }))
    .sort((a, b) => b.times - a.times || (a.text < b.text ? -1 : 1))
  const days = searches.map(({ day }) => day).sort()
  return {
    text: spellings[0]?.text ?? '',
    others: spellings.length - 1,
    times: sumTimes(searches),
    last: days.at(-1) ?? '',
  }
}

export const sumTimes = (searches: readonly FailedSearchCount[]): number =>
  searches.reduce((sum, { times }) => sum + times, 0)
