import type { RelatedPages } from '../api/pages/related-pages.ts'
import type { Problem } from '../docs-error.ts'
import type { SidebarItem } from '../site/sidebar.ts'
import type { ApiPage, GeneratedPage, SitePage } from '../site/site.ts'
import type { WrittenFile } from './output-file.ts'

/** A page to be rendered and written by a worker. */
export interface OutputPage {
  /** Path of the page. */
  owner: string
  /** Digest of all inputs of the page. */
  key: string
  task: RenderTask
}

export type RenderTask =
  | {
      kind: 'page'
      page: SitePage
      sidebarItems: SidebarItem[]
      search: SearchNeed
      /** The API whose description follows the text of the page. Left out for all others. */
      api?: ApiRenderSource
    }
  | { kind: 'list'; page: GeneratedPage }
  | { kind: 'template'; page: TemplatePage }
  /** The page of a group or of all schemas, with the pages of its items. */
  | {
      kind: 'api'
      page: ApiPage
      items: ApiPage[]
      api: ApiRenderSource
      /** Whether other tasks render the items. */
      isSplit: boolean
      search: SearchNeed
    }
  /** Some of the pages of schemas, so that several threads share them. */
  | { kind: 'apiItems'; page: ApiPage; items: ApiPage[]; api: ApiRenderSource }

/** A page that the server or a service worker fills in and sends, under the URL that was requested. */
export interface TemplatePage {
  /** Path of the template's file. */
  path: string
  locale: string
  title: string
  /** HTML. */
  article: string
}

/** Returns the source file of a page, or its path if it has none. */
export const getSourceFile = ({ owner, task }: OutputPage): string =>
  task.kind === 'page' ? task.page.compiled.file : owner

/** Search data that a page needs: none if it isn't searchable, and records only for hosted engines. */
export type SearchNeed = 'none' | 'part' | 'part and records'

/** Search data of a rendered page. */
export interface PageSearchData {
  /** The page's index segment (`PageSegment`), encoded. */
  segment: Uint8Array
  /** `SearchRecord[]` as JSON, if records were requested. */
  records: Uint8Array | undefined
}

/** Key of a cached API, file of its icons, targets of the links in its descriptions, and the pages about it. */
export interface ApiRenderSource {
  key: string
  icons: string | undefined
  linkUrls: Record<string, string>
  relatedPages: RelatedPages
}

/** Files that a worker wrote for one page. Owner and key come from its task. */
export interface WrittenPage {
  kind: 'written'
  owner: string
  key: string
  files: WrittenFile[]
  searchData: PageSearchData | undefined
  /** Time to render and write the page, in ms. */
  milliseconds: number
}

export type RenderResult =
  | WrittenPage
  /** The cache has lost the page's article. */
  | { kind: 'lost'; files: readonly string[] }
  /** A component of the page fails. */
  | { kind: 'failed'; problem: Problem }

/** The cache was damaged: these pages must be compiled again. */
export class LostArticlesError extends Error {
  readonly files: readonly string[]

  constructor(files: readonly string[]) {
    super(`The cache lost the articles of ${files.join(', ')}.`)
    this.name = 'LostArticlesError'
    this.files = files
  }
}
