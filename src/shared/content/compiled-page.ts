import type { Heading, PageKind } from '../site/page.ts'
import type { ArticleNode } from './article-tree.ts'
import type { EntryKind, EntryList } from './entries.ts'

/** Keys that a writer may set at the top of a page, after defaults. Names are Docusaurus's where it has one. */
export interface FrontMatter {
  id: string | undefined
  title: string | undefined
  title_meta: string | undefined
  description: string | undefined
  keywords: string[]
  /** Stands for the page where others show a link to it. */
  image: SourceLink | undefined
  slug: string | undefined
  sidebar_label: string | undefined
  sidebar_position: number | undefined
  displayed_sidebar: string | null | undefined
  hide_title: boolean
  hide_table_of_contents: boolean
  toc_min_heading_level: number
  toc_max_heading_level: number
  pagination_label: string | undefined
  pagination_prev: string | null | undefined
  pagination_next: string | null | undefined
  custom_edit_url: string | null | undefined
  last_update: { date?: string | undefined; author?: string | undefined } | undefined
  tags: string[]
  draft: boolean
  unlisted: boolean
  layout: 'article' | 'landing'
  type: string | undefined
  reviewed: string | undefined
  max_words: number | undefined
  api: string[]
  cli: string[]
  terraform: string[]
  /** Posts only: day of publication, and keys of `authors.yml`. */
  date: string | undefined
  authors: string[]
}

/** A link or image as written, before anyone knows whether its target exists. */
export interface SourceLink {
  /** As in the source. */
  href: string
  file: string
  line: number
}

/** The name of an operation, a command, a resource or a term used on a page, to be checked against a catalog. */
export interface CatalogLookup extends SourceLink {
  catalog: string
  /** The page documents the row: links to it lead here. */
  isDocumented: boolean
}

/** The name of an area that a component was given. */
export interface AreaLookup extends SourceLink {
  component: string
}

/**
 * Everything about a compiled file but its article, which lies in the cache under `key`. Links stand in the article as
 * `docent-link:<index into links>`, images as `docent-image:<index into images>`, until the site is known.
 */
export interface CompiledFile {
  key: string
  id: string
  /** Relative to the site folder, with forward slashes. */
  file: string
  /** The same file in the folders of the default language: what `file` translates, or `file` itself. */
  source: string
  /** Language that the page is published in, which is not that of the file where a translation is missing. */
  locale: string
  /** Name of the docs version; undefined outside of the guides. */
  version: string | undefined
  /** Path below the base, canonical. */
  path: string
  title: string
  description: string
  frontMatter: FrontMatter
  headings: Heading[]
  /** Every id that a link can point to. */
  anchors: string[]
  links: SourceLink[]
  images: SourceLink[]
  catalogLookups: CatalogLookup[]
  /** Areas that the page's components name. */
  areaLookups: AreaLookup[]
  /** The article prints values that are not its own (catalog tables, names of operations). */
  usesCatalog: boolean
  /** Lists of entries that the article prints. */
  entryLists: EntryList[]
  /** Data that only posts have. */
  post: CompiledPost | undefined
}

/** A file that becomes a page. */
export interface CompiledPage extends CompiledFile {
  kind: PageKind
}

export interface CompiledPost {
  /** Day of publication, ISO 8601. */
  date: string
  words: number
  /** A mark in the text says where the excerpt ends. */
  hasExcerpt: boolean
}

/** A file that is printed on pages of others. */
export interface CompiledEntry extends CompiledFile {
  kind: EntryKind
  /** Front matter other than the title. */
  fields: EntryFields
}

export interface EntryFields {
  area: string
  icon: string
  date: string
  kind: string
}

/** Result of compiling a file. */
export type CompiledContent = CompiledPage | CompiledEntry

export function isEntry(file: CompiledContent): file is CompiledEntry {
  return file.kind === 'faq' || file.kind === 'release'
}

/** The article of a page as the cache holds it. */
export interface CompiledArticle {
  tree: ArticleNode
  /** Finished HTML of code blocks, formulas and diagrams; stands in the article as `<docent-slot n="…">`. */
  slots: string[]
  /** The page as Markdown, variables and partials filled in. */
  markdown: string
}
