import type { Bytes } from '../browser/bytes.ts'

/** A search engine with an index of the site, ready to be asked and weighed. */
export interface Contender {
  /** `MiniSearch 7.2.0` */
  name: string
  /** From the records to the files of the index. */
  buildSeconds: number
  /** All files of the index as a site would serve them. */
  index: Bytes
  /** Bytes that a first query transfers, compressed: program, and what it needs of the index. */
  firstQuery: number
  /** The median of what each later query transfers. */
  laterQuery: number
  /** Milliseconds that the queries of the golden set take, warm: the program alone, nothing to be fetched. */
  times: number[]
  /** Addresses that each query of the golden set finds, best first, in its order. */
  found: string[][]
}

/** A query as all engines get it: cut where the field of the site cuts it. */
export interface Question {
  text: string
  area: string | undefined
}

/** How many results are asked for. */
export const wantedResults = 5
export const longestQuery = 64
