import type { Bytes } from '../browser/bytes.ts'
import type { Spread, Transfer } from './transfer.ts'

/** A search engine with an index of the site, asked and weighed. */
export interface MeasuredSearchEngine {
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
