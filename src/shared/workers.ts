import type { Compiled } from './compiled-page.ts'
import type { Problem } from './docs-error.ts'
import type { WrittenFile } from './output.ts'
import type { SidebarItem } from './sidebar.ts'
import type { GeneratedPage, ReferencePage, SitePage } from './site.ts'

/** One page for a worker to render and write. */
export type RenderTask =
  | { kind: 'page'; page: SitePage; sidebarItems: SidebarItem[]; search: SearchKeys | undefined }
  | { kind: 'list'; page: GeneratedPage }
  | { kind: 'reference'; page: ReferencePage; reference: ReferenceSource; search: SearchKeys | undefined }

/** Where the cache takes what search needs of a page; undefined for a page that is not to be found. */
export interface SearchKeys {
  /** What the page gives to the index (`PagePart`). */
  part: string
  /** Its `SearchRecord[]`, for hosted engines. */
  records: string
}

/** Where the cache has a reference, and where the links in its descriptions lead. */
export interface ReferenceSource {
  key: string
  addresses: Record<string, string>
}

export type CompileResult = { page: Compiled } | { problems: Problem[] }

/** What a worker wrote for one page. */
export type RenderResult =
  | { kind: 'written'; path: string; written: WrittenFile[] }
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
