import type { VerbatimRequest } from './fetch-verbatim.ts'

/** A request to the site of `table-site.ts`, and what every server answers. Paths and locations are below the base. */
export interface TableRow extends VerbatimRequest {
  status: number
  /** Decoded. An `https:` URL is unchanged. */
  location?: string
  /** How the body begins, unpacked. */
  body?: string
  /** Values by name in lower case; undefined for a header that must not be there. */
  expected?: Record<string, string | undefined>
}
