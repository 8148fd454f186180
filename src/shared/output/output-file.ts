/** A file to write. */
export interface OutputFile<Content extends string | Uint8Array = string | Uint8Array> {
  /** Below the base, with a leading slash. */
  path: string
  content: Content
  /**
   * Path of a file with the same content that was written before. Only that file has compressed variants. Where the
   * file system supports hard links, both paths are one file.
   */
  copyOf?: string
}

export type TextFile = OutputFile<string>

/** State of an output file right after it was written. */
export interface WrittenFile {
  /** Relative to the output folder, with a leading slash. */
  path: string
  /** In bytes. */
  size: number
  /** In ms since 1970. */
  modified: number
}

/**
 * Compressed forms of a text, stored next to it under its name and a suffix, for servers to send unchanged. The
 * smallest comes first.
 */
export const compressedForms = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const

/** Removes the suffix of a compressed file, which gives the path of the original. Other paths stay the same. */
export function stripCompressedSuffix(path: string): string {
  const form = compressedForms.find(({ suffix }) => path.endsWith(suffix))
  return form === undefined ? path : path.slice(0, -form.suffix.length)
}
