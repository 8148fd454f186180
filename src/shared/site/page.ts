/**
 * Values that pass between the build, the theme, and the browser. A page exists as an article (HTML) and a `PageView`
 * (everything printed around it); all of its files are created from these two.
 */

import type { AllMessages } from '../messages/page-messages.ts'
import type { PageKind } from './page-kinds.ts'
import type { PageImage } from './social-image.ts'

/** A heading of an article. `text` has no markup. */
export interface Heading {
  depth: 2 | 3 | 4 | 5 | 6
  id: string
  text: string
}

/** A link to another page of the site. `url` is canonical and carries the base path. */
export interface PageLink {
  label: string
  url: string
}

/** A page in the list of all pages, from which the not-found page suggests some. */
export interface ListedPage {
  /** Canonical, with the base path. */
  url: string
  title: string
}

/** A breadcrumb between the home page and a page. A level without a page has no `url`. */
export interface Breadcrumb {
  label: string
  url: string | undefined
}

export interface LastUpdated {
  /** Day of the last commit, or the one in the front matter, ISO 8601 (`2026-11-21`). */
  date: string
  /** Only if the page names an author. */
  author: string | undefined
}

/** The sidebar of a page, and the categories that are open in it, outermost first. */
export interface SidebarPosition {
  id: string
  /** IDs of the open categories, outermost first. Each is a level that is loaded and printed. */
  activePath: string[]
}

/** The shell's view of a page, in the browser. Plain JSON in the page's document. */
export interface ShellView {
  url: string
  kind: PageKind
  title: string
  /** Content of the title element: page title, delimiter, site title. */
  headTitle: string
  description: string
  /** Set if search engines must not index the page. */
  isHidden?: true
  /** ID of the page's area in the configuration. */
  area: string | undefined
  locale: string
  version: VersionBadge | undefined
  sidebar: SidebarPosition | undefined
  /** URL of the Markdown version. */
  markdownUrl: string | undefined
  /** Language of title and article, if the page isn't translated. */
  fallback: { lang: string; dir: 'ltr' | 'rtl' } | undefined
  /** The bar below the navbar, on API pages only. */
  apiBar: ApiBarView | undefined
  /** The footer of the home page. All other pages have the main footer. */
  homeFooter: HomeFooterView | undefined
}

/** Everything printed for a page. Only the build uses what isn't in the shell's view. */
export interface PageView extends Omit<ShellView, 'isHidden'> {
  /** Whether search engines may index it. A page that isn't indexed has no canonical URL. */
  isIndexed: boolean
  /** The title in lists and search results if another page has the same: `Nodes (Account API)`. */
  fullTitle: string | undefined
  headings: Heading[]
  breadcrumbs: Breadcrumb[]
  previous: PageLink | undefined
  next: PageLink | undefined
  editUrl: string | undefined
  /** Date of the last update that readers see. */
  lastUpdated: LastUpdated | undefined
  /** Day of the last change to anything that the page prints, ISO 8601. For search engines. */
  modified: string | undefined
  tags: PageLink[]
  /** URL of the icon of its topic. */
  icon: string | undefined
  /** The image that other sites show in links to the page. */
  image: PageImage | undefined
  /** Feeds with news about its subject. */
  feeds: FeedLink[]
  hideTitle: boolean
  hideToc: boolean
  /** Text below the title of a list. Default: its description, which names the first items for search engines. */
  lead: string | undefined
  /** Data that only blog posts have. */
  post: PostView | undefined
  /** A landing page prints its own title and uses the whole width. Undefined for an article. */
  layout: 'landing' | undefined
}

/** A link to a feed. */
export interface FeedLink {
  title: string
  type: 'application/atom+xml' | 'application/rss+xml' | 'application/feed+json'
  url: string
}

/** The API of a page, and links to the others. */
export interface ApiBarView {
  /** ID of the page's API. */
  current: string
  apis: { id: string; label: string; url: string }[]
  releaseNotesUrl: string
}

/** Links of the home page's footer. */
export interface HomeFooterView {
  groups: { title: string; items: PageLink[] }[]
  legal: PageLink[]
}

/** A topic of an area: an outermost category of its sidebar. */
export interface Topic {
  label: string
  url: string
  description: string | undefined
  /** URL of its icon. */
  icon: string | undefined
  /** Number of pages in it. */
  pages: number
  /** Its direct children, in the order of the sidebar. */
  sections: PageLink[]
}

/** Date, authors, and reading time of a post. */
export interface PostView {
  /** Day, ISO 8601. */
  date: string
  minutes: number
  authors: AuthorView[]
}

/** An author of blog posts. */
export interface AuthorView {
  name: string
  title: string | undefined
  /** Page with the author's posts. */
  url: string
  /** Path of a picture, with the base. */
  image: string | undefined
}

/** The docs version of a page, on a site with several. */
export interface VersionBadge {
  name: string
  label: string
  banner: 'none' | 'unreleased' | 'unmaintained'
  /** URL of the same page in the latest version, or of the landing page if that version doesn't have it. */
  latestUrl: string | undefined
  /** URLs of this page in the other versions, or of their landing pages, by version. */
  others: Record<string, string>
  /** URLs of the navbar and the areas in this version, by their URLs without a version. */
  urls: Record<string, string>
}

/** Data that a document has for scripts, as JSON. */
export interface EmbeddedData {
  /** Build ID of the assets that the page needs. If it differs from the tab's, the site was deployed. */
  build: string
  view: ShellView
  /** Messages of the page's locale that differ from the defaults. */
  messages?: Partial<AllMessages> | undefined
}

/** A page as the browser reads it from its document. */
export interface PageSnapshot extends Pick<EmbeddedData, 'build' | 'view'> {
  /** The HTML between sidebar and footer, escaped by the build. */
  content: string
}
