/** A file of the output as it was after it was written. */
export interface WrittenFile {
  /** Relative to the output folder, with a leading slash. */
  path: string
  /** In bytes. */
  size: number
  /** In ms since 1970. */
  modified: number
}
