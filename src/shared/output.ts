/** A file to write. */
export interface OutputFile<Content extends string | Uint8Array = string | Uint8Array> {
  /** Below the base, with a leading slash. */
  path: string
  content: Content
}

export type TextFile = OutputFile<string>

/** A file of the output as it was after it was written. */
export interface WrittenFile {
  /** Relative to the output folder, with a leading slash. */
  path: string
  /** In bytes. */
  size: number
  /** In ms since 1970. */
  modified: number
}
