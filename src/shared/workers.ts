import type { Compiled } from './compiled-page.ts'
import type { Problem } from './docs-error.ts'
import type { WrittenFile } from './output.ts'
import type { SidebarItem } from './sidebar.ts'
import type { SitePage } from './site.ts'

/** One page for a worker to render and write. */
export interface RenderTask {
  page: SitePage
  sidebarItems: SidebarItem[]
}

export type CompileResult = { page: Compiled } | { problems: Problem[] }

/** What a worker wrote for one page. */
export type RenderResult =
  | { kind: 'written'; file: string; written: WrittenFile[] }
  /** The cache has lost the page's article. */
  | { kind: 'lost'; file: string }
  /** The page's own expressions fail. */
  | { kind: 'failed'; file: string; problem: Problem }

/** The cache was damaged: these pages must be compiled again. */
export class LostArticles extends Error {
  constructor(files: readonly string[]) {
    super(`The cache lost the articles of ${files.join(', ')}.`)
    this.name = 'LostArticles'
  }
}
