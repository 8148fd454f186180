import type {
  ItemLine,
  NamedSchemaView,
  OperationView,
  SchemaView,
  ServerView,
} from '../api/operation-view.ts'
import type { ApiIndexView } from '../api/pages/api-index.ts'
import type { CatalogTables } from '../content/catalog/catalog.ts'
import type { CompiledArticle } from '../content/compiled-page.ts'
import type { FaqAndReleases } from '../content/listed/faq-and-releases.ts'
import type { PrintedMarkdown } from '../content/listed/printed-markdown.ts'
import type { AllMessages } from '../messages/page-messages.ts'
import type { PageListing } from '../site/lists/page-listing.ts'
import type { PageView, Topic } from '../site/page.ts'
import type { SidebarItem } from '../site/sidebar.ts'
import type { LocaleView, SiteView } from '../site/site-view.ts'

/** Data that a page is rendered from. */
export interface PageInput {
  site: SiteView
  view: PageView
  sidebarItems: SidebarItem[]
  /** Inner HTML of the article. */
  article: string
  /** Messages that differ from the default. */
  messages: Partial<AllMessages>
}

/** The language that something is printed in. */
export interface PrintLanguage {
  /** Its tag, such as `en` or `ar-EG`. */
  language: string
  /** Messages that differ from the default. */
  messages: Partial<AllMessages>
}

/** Data for the article of a generated page. */
export interface ListInput {
  list: PageListing
  locale: LocaleView
  messages: Partial<AllMessages>
  /** Beginnings of posts, by address. */
  excerpts: ReadonlyMap<string, string>
}

/** Data for the lists of an API's index. */
export interface ApiIndexListsInput {
  index: ApiIndexView
  /** URL of the page that they're printed on. Undefined for the complete lists, which scripts load. */
  current: string | undefined
}

/** Data for the article of an API page. All HTML is finished. */
export interface ApiPageInput {
  index: ApiIndexView
  /** URL of the complete lists of the index. */
  indexUrl: string
  /** Lists of the index. */
  lists: string
  /** Article of the overview, and what its menu needs. Undefined on other pages. */
  overview: { html: string; site: SiteView; view: PageView } | undefined
  /** Content of a page other than the overview (`renderApiItem`). */
  itemHtml: string | undefined
}

/** Data for the content of an API page other than the overview. */
export interface ApiItemInput {
  site: SiteView
  view: PageView
  /** Servers of the document. Empty on pages of schemas. */
  servers: readonly ServerView[]
  content: ApiItemContent
}

/** Content of an API page other than the overview. Operations contain the title of their page. */
export interface ApiItemContent {
  html: string
  hasTitle: boolean
}

/** Data for the page of an operation. */
export interface OperationPageInput {
  view: OperationView
  /** Servers of the document. */
  servers: readonly ServerView[]
}

/** Data for the page of a group, or of all schemas, that has room for them. */
export interface ApiGroupInput {
  /** Finished HTML. */
  description: string
  /** Operations or schemas, in order. */
  items: ApiListItem[]
  /** Whether the items are operations. */
  hasOperations: boolean
}

/** Data for a page that lists the operations of a group, or all schemas. */
export interface ApiItemListInput {
  /** Finished HTML. */
  description: string
  items: ApiListItem[]
  /** Number of all items and URL of their list, if these are only the first. */
  whole?: { count: number; url: string }
}

export interface ApiListItem extends ItemLine {
  /** Finished HTML below it: a schema without its own page. */
  html: string
}

/** Data for an article. */
export interface ArticleInput {
  article: CompiledArticle
  context: ArticleContext
}

/** Facts and addresses that components of the article print. */
export interface ArticleContext {
  catalog: CatalogTables
  /** Area of the page: an operation is looked up in its API first. */
  area: string | undefined
  /** Title of the page. */
  title: string
  site: SiteView
  /** Language of the page. */
  locale: LocaleView | undefined
  /** Messages of the page's language that differ from the default. */
  messages: Partial<AllMessages>
  /** Topics of the areas that the page's components name, by area. */
  topics: Record<string, Topic[]>
  library: FaqAndReleases
  /** Address of an operation in the API reference, where the site has one. */
  operationUrl(api: string, id: string): string | undefined
}

/** Data for the Markdown of an article. */
export interface ArticleMarkdownInput extends ArticleInput {
  /** Returns the URL of a link or image in the Markdown version. Takes an address of the article, or its token. */
  resolveUrl(href: string): string
  /** Start of the labels of footnotes, if several articles are printed on one page. */
  notePrefix?: string
}

/** Data for the Markdown of a generated page. */
export interface ListMarkdownInput extends Omit<ListInput, 'excerpts'> {
  resolveUrl(href: string): string
  /** Beginnings of posts in Markdown, by address. */
  excerpts: ReadonlyMap<string, PrintedMarkdown>
}

/** A component schema, and its fields as `renderSchema` prints them without its description. */
export interface SchemaArticleInput {
  view: NamedSchemaView
  fields: string
}

/** Exports of `entry/render.tsx`, as the build sees them. */
export interface RenderModule {
  /** Declarations of the site's components, by name. The build checks them. */
  siteComponents: Readonly<Record<string, unknown>>
  /** Renders the body of a page. */
  renderPage(input: PageInput): string
  renderArticle(input: ArticleInput): string
  renderArticleMarkdown(input: ArticleMarkdownInput): PrintedMarkdown
  /** The text below each heading of level two. */
  renderSectionsMarkdown(input: ArticleMarkdownInput): PrintedMarkdown[]
  renderList(input: ListInput): string
  renderListMarkdown(input: ListMarkdownInput): PrintedMarkdown
  /** The lists of an API's index. */
  renderApiIndexLists(input: ApiIndexListsInput, language: PrintLanguage): string
  /** The content of an API page other than the overview. */
  renderApiItem(input: ApiItemInput, language: PrintLanguage): string
  /** The article of an API page: the index next to the overview, or to other content. */
  renderApiPage(input: ApiPageInput, language: PrintLanguage): string
  /** An operation, for its own page. */
  renderOperationPage(input: OperationPageInput, language: PrintLanguage): string
  /** An operation, for the page of its group. */
  renderOperation(view: OperationView, language: PrintLanguage): string
  /** Fragment that a schema's ref opens. */
  renderSchema(view: NamedSchemaView, language: PrintLanguage): string
  /** The content of a schema's page. */
  renderSchemaArticle(input: SchemaArticleInput, language: PrintLanguage): string
  /** Fragment of fields without a name. */
  renderSchemaPart(input: { schema: SchemaView; textUrl: string }, language: PrintLanguage): string
  /** The article of a page that lists operations or schemas. */
  renderItemList(input: ApiItemListInput, language: PrintLanguage): string
  /** The article of a group's page around its printed operations. */
  renderGroup(input: ApiGroupInput, language: PrintLanguage): string
}
