/** Longest query in characters. Engines and logs look at no more of it. */
export const queryLength = 64

/** Results in the dialog and on one page of the search page. */
export const hitsPerPage = 20

/** How many of the best sections an engine puts into order by what stands in them: each costs a file. */
export const orderedHits = 8

/** A query in its longest form. By characters, so that none is cut in two. */
export const cutQuery = (text: string): string => [...text].slice(0, queryLength).join('')
