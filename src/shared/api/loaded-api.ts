import type { Reference } from '../content/compiled-page.ts'
import type { ApiDocument } from './api-document.ts'

/** What the build has of one API. */
export interface LoadedReference {
  document: ApiDocument
  /** The OpenAPI document in one piece, as written but with variables filled in and no reference to another file. */
  bundled: Record<string, unknown>
  /** Links in descriptions, to be checked with those of the pages. */
  links: Reference[]
}

/** The same, and the key under which the cache has it: a digest of everything it was made from. */
export interface PlacedReference {
  key: string
  loaded: LoadedReference
}
