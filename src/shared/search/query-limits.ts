/** Longest query in characters. Engines and logs look at no more of it. */
export const queryLength = 64

/** Results on one page of the search page. */
export const hitsPerPage = 20

/**
 * How many results the dialog asks for with every letter, and how many of the best sections an engine puts into order by
 * what stands in them: each costs a file, and what is shown first should be in its final order.
 */
export const firstHits = 8

/** A query in its longest form. By characters, so that none is cut in two. */
export const cutQuery = (text: string): string => [...text].slice(0, queryLength).join('')
