import type { Problem } from './docs-error.ts'
import type { WrittenFile } from './output.ts'
import type { SidebarItem } from './sidebar.ts'
import type { GeneratedPage, ReferencePage, SitePage } from './site.ts'

/** One page for a worker to render and write. */
export type RenderTask =
  | { kind: 'page'; page: SitePage; sidebarItems: SidebarItem[]; search: SearchTask | undefined }
  | { kind: 'list'; page: GeneratedPage }
  | { kind: 'notice'; locale: string }
  | { kind: 'reference'; page: ReferencePage; reference: ReferenceSource; search: SearchTask | undefined }

/** What search wants of a page; undefined for a page that is not to be found. */
export interface SearchTask {
  /** Names what is made, as long as the page does not change. */
  key: string
  /** Its records are wanted as well, for hosted engines. */
  keepsRecords: boolean
}

/** What search needs of a page that was rendered. */
export interface SearchedPage {
  key: string
  /** What the page gives to the index (`PagePart`), encoded. */
  part: Uint8Array
  /** `SearchRecord[]` as JSON, if they were wanted. */
  records: Uint8Array | undefined
}

/** Where the cache has a reference, and where the links in its descriptions lead. */
export interface ReferenceSource {
  key: string
  addresses: Record<string, string>
}

/** What a worker wrote for one page. */
export type RenderResult =
  | { kind: 'written'; path: string; written: WrittenFile[]; searched: SearchedPage | undefined }
  /** The cache has lost the page's article. */
  | { kind: 'lost'; files: readonly string[] }
  /** The page's own expressions fail. */
  | { kind: 'failed'; problem: Problem }

/** The cache was damaged: these pages must be compiled again. */
export class LostArticles extends Error {
  readonly files: readonly string[]

  constructor(files: readonly string[]) {
    super(`The cache lost the articles of ${files.join(', ')}.`)
    this.name = 'LostArticles'
    this.files = files
  }
}
