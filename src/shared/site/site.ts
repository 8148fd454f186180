import type { CachedApi } from '../api/loaded-api.ts'
import type { ApiIndexView } from '../api/pages/api-index.ts'
import type { RelatedPages } from '../api/pages/related-pages.ts'
import type { DocumentWarnings } from '../api/warnings/format-document-warnings.ts'
import type { CatalogTables } from '../content/catalog/catalog.ts'
import type { CompiledPage, ListedFile } from '../content/compiled-page.ts'
import type { ListUrls } from '../content/listed/faq-and-releases.ts'
import type { Problem } from '../docs-error.ts'
import type { Redirect } from '../redirects.ts'
import type { SiteAddresses } from './ledger.ts'
import type { Feed } from './lists/feed.ts'
import type { PageListing } from './lists/page-listing.ts'
import type { PageView, Topic } from './page.ts'
import type { SidebarItem } from './sidebar.ts'
import type { AllVersionUrls } from './version-urls.ts'

/** A page and its relations to the rest of the site. */
export interface SitePage {
  compiled: CompiledPage
  view: PageView
  /** Resolved URLs of `compiled.links`, in their order. */
  links: string[]
  /** Resolved `compiled.images`, in their order. */
  images: ResolvedImage[]
  /** Topics of the areas that the page's components name, by area. */
  topics: Record<string, Topic[]>
  /** IDs of the locales with a translation of the page, and of the default one. */
  translations: string[]
  /** Data that the overview of an API prints beside its text. */
  api: ApiIndexView | undefined
  /** New URLs of headings that were on this page, by ID. */
  sectionRedirects: Record<string, string>
}

/** A page without a source file. */
export interface GeneratedPage {
  /** Canonical path below the base URL. */
  path: string
  view: PageView
  list: PageListing
  /** Posts whose excerpts the list shows. */
  excerpts: SitePage[]
  /** IDs of the locales with the same list. */
  translations: string[]
}

/** An API and its relations to the rest of the site. */
export interface SiteApi extends CachedApi {
  /** Pages created from it, besides its overview. Each page of several items is followed by the pages of its items. */
  pages: ApiPage[]
  /** File of the icons, below the base. Undefined on a site without icons. */
  icons: string | undefined
  /** Resolved URLs of the links in its descriptions, by the link as written. */
  linkUrls: Record<string, string>
  relatedPages: RelatedPages
}

/** A page with the operations of a group, one operation, all schemas, or one schema. */
export interface ApiPage {
  /** Canonical path below the base URL. */
  path: string
  /** ID of the group. Undefined for schemas. */
  group: string | undefined
  /** ID of the operation or name of the schema. Undefined for the page of all. */
  item: string | undefined
  view: PageView
}

/** A listed file with resolved URLs. */
export type SiteListedFile = Pick<SitePage, 'links' | 'images'> & { compiled: ListedFile }

export interface ResolvedImage {
  src: string
  /** Natural size in px, if the file has one. */
  width: number | undefined
  height: number | undefined
}

/** A published file from the content folder. */
export interface MediaFile {
  /** Relative to the site folder. */
  file: string
  /** Path below the base URL. */
  path: string
}

/** All pages, their navigation, and their data. */
export interface Site {
  /** Description of the site in one sentence. May be empty. */
  description: string
  pages: SitePage[]
  listedFiles: SiteListedFile[]
  listUrls: ListUrls
  generatedPages: GeneratedPage[]
  apis: SiteApi[]
  /** The catalog, including API operations. */
  catalog: CatalogTables
  /** One for each locale with a blog. */
  feeds: Feed[]
  /** Redirects from old paths, and from the paths where guides start. */
  redirects: Redirect[]
  /** Rows of the redirect table that nobody needs. */
  unneededRedirects: Problem[]
  /** All addresses, for the ledger. */
  addresses: SiteAddresses
  /** URLs of the shell for readers with a preferred version, by locale and version. Empty with one version. */
  versionUrls: AllVersionUrls
  /** Items of every level of every sidebar: sidebar ID → level ID → items. */
  levels: ReadonlyMap<string, ReadonlyMap<string, SidebarItem[]>>
  /** Descriptions of categories that have one: sidebar ID → category ID → description. */
  categoryDescriptions: ReadonlyMap<string, ReadonlyMap<string, string>>
  media: MediaFile[]
  /** Problems that don't fail the build. */
  warnings: string
  /** Mistakes in OpenAPI documents that don't fail the build. */
  documentWarnings: DocumentWarnings[]
}
