import type { UserConfig } from '../../shared/config/config.ts'
import type { OldApiPage } from './apis/api-spec.ts'
import type { ImportFinding } from './output/import-report.ts'

/** A file of the new site: text, or the file that it's a copy of. */
export type ImportedFile = { text: string } | { copyOf: string }

/** A path below the base that Docusaurus publishes, and its page in the new site. */
export interface OldAddress {
  address: string
  file: string
}

/** A site that has been converted and not written yet. */
export interface ImportedSite {
  config: UserConfig
  /** By path in the new site's folder. */
  files: Map<string, ImportedFile>
  /** File of the Docusaurus site by the file that it became. */
  origins: Map<string, string>
  findings: ImportFinding[]
  /** Paths below the base that Docusaurus publishes, with the files that they are now. */
  addresses: OldAddress[]
  redirects: { from: string; to: string }[]
  /** Pages made of OpenAPI documents, which need redirects to the pages of the new site. */
  apiPages: readonly OldApiPage[]
}
