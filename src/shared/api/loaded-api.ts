import type { SourceLink } from '../content/source-link.ts'
import type { ApiDocument } from './api-document.ts'
import type { DocumentWarning } from './warnings/document-warning.ts'

/** An API as the build loads it. */
export interface LoadedApi {
  document: ApiDocument
  /** The bundled OpenAPI document: as written, but with variables filled in and without `$ref`s to other files. */
  bundled: Record<string, unknown>
  /** Links in descriptions, which are checked together with the links of pages. */
  links: SourceLink[]
  /** URL that relative links in descriptions are resolved against. Undefined if the document names none. */
  linkBase: string | undefined
  /** Mistakes that don't fail the build. Empty if the API's `problems` is `fail`. */
  warnings: DocumentWarning[]
}

/** A loaded API with its cache key, a digest of all of its inputs. */
export interface CachedApi {
  key: string
  /** Files of the document, relative to the site folder. */
  files: string[]
  loaded: Omit<LoadedApi, 'bundled'>
  /** Reads the bundled document. Only downloads need it, and it takes as much memory as all the rest. */
  readBundled(): LoadedApi['bundled']
}
