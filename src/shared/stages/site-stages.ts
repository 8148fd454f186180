import type { SourceLocation } from '../docs-error.ts'
import type { TextFile } from '../output/output-file.ts'
import type { Site } from '../site/site.ts'
import type { PrintedPage, SourcePage, WrittenOutput } from './stage-functions.ts'

/** The Markdown of a page below its front matter. `origins` has the origin of each line, if it isn't the file itself. */
export interface StagedText {
  text: string
  origins: SourceLocation[] | undefined
}

/** The stages of a site, checked. All of them throw a `DocsError` that names the file of the site. */
export interface SiteStages {
  /** Digest of the module and of what it imports from the site. Undefined without a function that prints depend on. */
  printDigest: string | undefined
  readPage(page: SourcePage & { text: string }): string
  applyRules<Source extends StagedText>(source: Source, page: SourcePage): Source
  /** Checks the linked site. Returns the files to add. */
  linkSite(site: Site, url: string): Promise<TextFile[]>
  printPage(page: PrintedPage): string
  finishOutput(output: WrittenOutput): Promise<void>
}
