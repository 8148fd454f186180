/** Results in the dialog, and on each page of the search page. */
export const hitsPerPage = 20

/** Number of best sections that an engine reorders by their texts. Each costs a file. */
export const reorderedHits = 8
