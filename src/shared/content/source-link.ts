/** A link or image as written, before its target is resolved. */
export interface SourceLink {
  /** As in the source. */
  href: string
  file: string
  line: number
}
