/** Where browsers tell our server how searches end, below the base. */
export const searchLogPath = '/_/search-log'

/** What `Server-Timing` of a page says when somebody listens there. Static hosts do not, and are told nothing. */
export const searchLogMark = 'docent-search-log'

/** What became of a search: the reader opened something, or gave up. It is sent as JSON. */
export interface SearchEnd {
  text: string
  /** How many results there were. */
  count: number
  wasOpened: boolean
}
