import type { Reader } from './reader.ts'

/** Something that a reader does on the site, from the first page to what they came for. */
export interface Journey {
  title: string
  /** A window of 1280 px is the default. */
  width?: number
  /** `false` for a reader without scripts. */
  hasScript?: boolean
  run(reader: Reader): Promise<void>
}
