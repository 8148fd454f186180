import type { ApiIndexView } from '../api/api-index.ts'
import type { CachedApi } from '../api/loaded-api.ts'
import type { CatalogTables } from '../content/catalog.ts'
import type { CompiledEntry, CompiledPage } from '../content/compiled-page.ts'
import type { EntryUrls } from '../content/entries.ts'
import type { Redirect } from '../redirects.ts'
import type { Feed, PageListing } from './list.ts'
import type { PageView, Topic } from './page.ts'
import type { RelatedPages } from './related-pages.ts'
import type { SidebarItem } from './sidebar.ts'
import type { AllVersionEntries } from './version-entries.ts'

/** A page with its place in the site. */
export interface SitePage {
  compiled: CompiledPage
  view: PageView
  /** Resolved addresses of `compiled.links`, in their order. */
  links: string[]
  /** Resolved `compiled.images`, in their order. */
  images: ResolvedImage[]
  /** Topics of the areas that the page's components name, by area. */
  topics: Record<string, Topic[]>
  /** Ids of the locales that have a translation of the page, and of the default one. */
  translations: string[]
  /** Data that the overview of an API prints beside its text. */
  api: ApiIndexView | undefined
  /** New addresses of sections that were on this page, by id. */
  sectionRedirects: Record<string, string>
}

/** A page without a source file. */
export interface GeneratedPage {
  /** Path below the base, canonical. */
  path: string
  view: PageView
  list: PageListing
  /** Posts whose beginning the list shows. */
  excerpts: SitePage[]
  /** Ids of the locales that have the same list. */
  translations: string[]
}

/** The reference of an API, with its place in the site. */
export interface SiteApi extends CachedApi {
  /** Pages that are made from it, beside its overview. */
  pages: ApiPage[]
  /** Resolved addresses of the links in its descriptions, by what is written there. */
  linkUrls: Record<string, string>
  relatedPages: RelatedPages
}

/** The operations of a group, or all schemas, on a page. */
export interface ApiPage {
  /** Path below the base, canonical. */
  path: string
  /** Id of the group; undefined for the schemas. */
  group: string | undefined
  view: PageView
}

/** An entry with its addresses; it is printed on the pages that list it. */
export type SiteEntry = Pick<SitePage, 'links' | 'images'> & { compiled: CompiledEntry }

export interface ResolvedImage {
  src: string
  /** Natural size in px, where the file tells. */
  width: number | undefined
  height: number | undefined
}

/** A file of the content folder that is served. */
export interface MediaFile {
  /** Relative to the site folder. */
  file: string
  /** Path below the base. */
  path: string
}

/** All pages, their navigation, and what they need. */
export interface Site {
  /** The site in a sentence; may be empty. */
  description: string
  pages: SitePage[]
  entries: SiteEntry[]
  entryUrls: EntryUrls
  generatedPages: GeneratedPage[]
  apis: SiteApi[]
  /** Facts of the catalog, and the operations of the references. */
  catalog: CatalogTables
  /** One for each language with a blog. */
  feeds: Feed[]
  /** Paths that lead elsewhere: old ones, and those where guides begin. */
  redirects: Redirect[]
  /** For readers who prefer a version: addresses of the shell in it, by language and version. Empty with one version. */
  versionEntries: AllVersionEntries
  /** Items of every level of every sidebar: sidebar id → level id → items. */
  levels: ReadonlyMap<string, ReadonlyMap<string, SidebarItem[]>>
  media: MediaFile[]
  /** Problems that do not fail the build. */
  warnings: string
}
