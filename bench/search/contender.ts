import type { Bytes } from '../browser/bytes.ts'
import type { Spread, Transfer } from './transfer.ts'

/** A search engine with an index of the site, asked and weighed. */
export interface Contender {
  /** `MiniSearch 7.2.0` */
  name: string
  /** From the records to the files of the index. */
  buildSeconds: number
  /** All files of the index as a site would serve them. */
  index: Bytes
  transfer: Transfer
  /** Milliseconds of a query whose files are there, on the machine as it is: in Node, Pagefind in Chromium. */
  time: Spread
  /** Addresses that each question finds, best first, in the order of the questions. */
  found: string[][]
}

/** A query as all engines get it: cut where the field of the site cuts it. */
export interface Question {
  text: string
  area: string | undefined
}

/** How many results are asked for. */
export const wantedResults = 5
