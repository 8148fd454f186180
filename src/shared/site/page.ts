/**
 * The values that travel between the build, the theme and the browser. One page exists once, as an article (HTML) and a
 * `PageView` (what is printed around it); everything a reader gets is made from the two.
 */

/** Page kinds of the specification, section 2; the value is the class name on the root element. */
export const pageKinds = {
  apiReference: 'api-reference-page',
  apiGroup: 'api-group-page',
  blogList: 'blog-list-page',
  blogPost: 'blog-post-page',
  blogTagsList: 'blog-tags-list-page',
  blogTagPostList: 'blog-tags-post-list-page',
  blogAuthorsList: 'blog-authors-list-page',
  blogAuthorPosts: 'blog-authors-posts-page',
  doc: 'docs-doc-page',
  docTagsList: 'docs-tags-list-page',
  docTagDocList: 'docs-tags-doc-list-page',
  mdx: 'mdx-page',
  notFound: 'not-found-page',
} as const

export type PageKind = keyof typeof pageKinds

/** A heading of an article; `text` is without markup. */
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

/** A page in the list of all pages: what the not-found page chooses from. */
export interface ListedPage {
  /** Canonical, with the base path. */
  url: string
  title: string
}

/** One level of the way from the start page to a page. A level without a page of its own has no `url`. */
export interface Breadcrumb {
  label: string
  url: string | undefined
}

export interface LastUpdated {
  /** Day of the last commit, or the one that the page names, ISO 8601 (`2026-11-21`). */
  date: string
  /** Only a page that names somebody has one. */
  author: string | undefined
}

/** Which sidebar a page shows and which of its categories are open, from the outside in. */
export interface SidebarPosition {
  id: string
  /** Ids of the open categories, outermost first. Each is a level that is loaded and printed. */
  activePath: string[]
}

/** The shell's view of a page, in the browser. Plain JSON in the page's HTML and in its fragment. */
export interface ShellView {
  url: string
  kind: PageKind
  title: string
  /** Content of the title element: page title, delimiter, site title. */
  headTitle: string
  description: string
  /** Whether search engines may list it. One that they may not claims no address either. */
  isIndexed: boolean
  /** Id of the area (config `areas`) that the page belongs to. */
  area: string | undefined
  locale: string
  version: VersionBadge | undefined
  sidebar: SidebarPosition | undefined
  /** URL of the Markdown twin. */
  markdownUrl: string | undefined
  /** Language of title and article, where it is not that of the page because nobody has translated it. */
  fallback: { lang: string; dir: 'ltr' | 'rtl' } | undefined
  /** The bar below the navbar, on pages of an API only. */
  apiBar: ApiBarView | undefined
  /** The footer of the home page; every other page has the main one. */
  homeFooter: HomeFooterView | undefined
}

/** Everything that is printed for one page. What is not the shell's is printed by the build alone. */
export interface PageView extends ShellView {
  /** The title in lists and search results if another page has the same: `Nodes (Account API)`. */
  fullTitle: string | undefined
  headings: Heading[]
  breadcrumbs: Breadcrumb[]
  previous: PageLink | undefined
  next: PageLink | undefined
  editUrl: string | undefined
  lastUpdated: LastUpdated | undefined
  tags: PageLink[]
  /** Address of the picture that stands for the page where others show a link to it. */
  image: string | undefined
  /** Addresses of its feeds, where it has any. */
  feeds: { atom: string; json: string } | undefined
  hideTitle: boolean
  hideToc: boolean
  /** Data that only blog posts have. */
  post: PostView | undefined
  /** A landing page prints its own title and uses the whole width. Undefined for an article. */
  layout: 'landing' | undefined
}

/** Which API a page belongs to, and the way to the others. */
export interface ApiBarView {
  /** Id of the API of the page. */
  current: string
  apis: { id: string; label: string; url: string }[]
  releaseNotesUrl: string
}

/** Links of the home page's footer. */
export interface HomeFooterView {
  groups: { title: string; items: PageLink[] }[]
  legal: PageLink[]
}

/** A topic of an area: an outer category of its sidebar. */
export interface Topic {
  label: string
  url: string
  description: string | undefined
  /** How many pages are in it. */
  pages: number
  /** Its direct children, in the order of the sidebar. */
  sections: PageLink[]
}

/** When a post was written, by whom, and how long it takes to read. */
export interface PostView {
  /** Day, ISO 8601. */
  date: string
  minutes: number
  authors: AuthorView[]
}

/** Somebody who writes for the blog. */
export interface AuthorView {
  name: string
  title: string | undefined
  /** Page with the author's posts. */
  url: string
  /** Path of a picture that carries the base. */
  image: string | undefined
}

/** The docs version of a page, on a site that has more than one. */
export interface VersionBadge {
  name: string
  label: string
  banner: 'none' | 'unreleased' | 'unmaintained'
  /** Where the same page, or else the landing page, of the latest version is. */
  latestUrl: string | undefined
  /** This page in the other versions, or their landing pages, by name of the version. */
  others: Record<string, string>
  /** Addresses of the navbar and the areas in this version, by those that they have without it. */
  entries: Record<string, string>
}

/** Data that soft navigation fetches: `index.json` beside a page's `index.html`. */
export interface Fragment {
  /** Build id of the assets that this fragment was made for. Another one than the tab's means: a deploy happened. */
  build: string
  view: ShellView
  /** The page between sidebar and footer as HTML, made and escaped by the build. Empty where its kind prints it (not found). */
  content: string
}
