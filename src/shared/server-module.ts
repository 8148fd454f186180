import type { Catalog } from './catalog.ts'
import type { CompiledArticle } from './compiled-page.ts'
import type { EntryLibrary } from './entries.ts'
import type { List } from './list.ts'
import type { PageView, Topic } from './page.ts'
import type { AllMessages } from './page-messages.ts'
import type { SidebarItem } from './sidebar.ts'
import type { LocaleView, SiteView } from './site-view.ts'

/** What the shell is rendered from. */
export interface ShellInput {
  site: SiteView
  view: PageView
  sidebarItems: SidebarItem[]
  /** Inner HTML of the article. */
  article: string
  /** Texts that differ from the default. */
  messages: Partial<AllMessages>
}

/** What the article of a generated page is printed from. */
export interface ListInput {
  list: List
  locale: LocaleView
  messages: Partial<AllMessages>
  /** Beginnings of posts, by address. */
  excerpts: ReadonlyMap<string, string>
}

/** What an article is rendered from. */
export interface ArticleInput {
  article: CompiledArticle
  context: ArticleContext
}

/** Facts and addresses that components of the article print. */
export interface ArticleContext {
  catalog: Catalog
  /** Area of the page: an operation is looked up in its API first. */
  area: string | undefined
  /** Title of the page. */
  title: string
  site: SiteView
  /** Topics of the areas that the page's components name, by area. */
  topics: Record<string, Topic[]>
  library: EntryLibrary
  /** Address of an operation in the API reference, where the site has one. */
  operationUrl(api: string, id: string): string | undefined
}

/** Exports of `entry/server.tsx`, as the build sees them. */
export interface ServerModule {
  renderShell(input: ShellInput): string
  renderArticle(input: ArticleInput): string
  renderList(input: ListInput): string
}
