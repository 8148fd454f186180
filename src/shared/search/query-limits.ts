/** Maximum characters of a query in fields, addresses, and logs. */
export const maxQueryLength = 64

/** Maximum characters that the embedded engine reads, because programs and assistants ask in sentences. */
export const maxReadLength = 128

/** Results in the dialog, and on each page of the search page. */
export const hitsPerPage = 20

/** Number of best sections that an engine reorders by their texts. Each costs a file. */
export const reorderedHits = 8

/** Shortens a query, without splitting a character. */
export const cutQuery = (text: string, length = maxQueryLength): string => [...text].slice(0, length).join('')
