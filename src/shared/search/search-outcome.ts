/** Path below the base URL where browsers report the end of searches to our server. */
export const searchLogPath = '/_/search-log'

/** Name of the `Server-Timing` entry that makes a page report searches. Static hosts don't send it. */
export const searchLogMark = 'docent-search-log'

/** End of a search: the reader opened a result or stopped. Sent as JSON. */
export interface SearchOutcome {
  text: string
  /** Number of results. */
  count: number
  wasOpened: boolean
  /** Place of the opened page among the pages that were found, from 1. Undefined if another link was opened. */
  place?: number | undefined
  /** Whether the reader came back and searched again with one of the same words. */
  isRepeated?: boolean
}

/** Readers see this many pages without looking further. */
const earlyPlaces = 3

/** Whether a search didn't help: nothing was found or opened, or the right page came late. */
export const isUnsuccessful = ({ count, wasOpened, place = 0, isRepeated }: SearchOutcome): boolean =>
  count === 0 || !wasOpened || place > earlyPlaces || isRepeated === true
