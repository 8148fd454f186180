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
}
