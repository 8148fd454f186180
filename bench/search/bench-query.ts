/** A query, cut to the length that the search field of the site accepts. */
export interface BenchQuery {
  text: string
  area: string | undefined
}

/** Number of results that each engine is queried for. */
export const resultLimit = 5
