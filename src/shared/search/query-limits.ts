/** Maximum characters of a query. Engines and logs ignore the rest. */
export const maxQueryLength = 64

/** Results in the dialog, and on each page of the search page. */
export const hitsPerPage = 20

/** Number of best sections that an engine reorders by their texts. Each costs a file. */
export const reorderedHits = 8

/** Shortens a query to the maximum length, without splitting a character. */
export const cutQuery = (text: string): string => [...text].slice(0, maxQueryLength).join('')
