import type { Heading } from '../site/page.ts'
import type { PageKind } from '../site/page-kinds.ts'
import type { ArticleNode } from './article-tree.ts'
import type { RowSelection } from './catalog/row-selection.ts'
import type { FrontMatter } from './front-matter/front-matter.ts'
import type { ContentList, ListedKind } from './listed/faq-and-releases.ts'
import type { SourceLink } from './source-link.ts'

/** The name of an operation, command, resource, or term on a page, to be looked up in the catalog. */
interface CatalogLookup extends SourceLink {
  catalog: string
  /** Whether the page documents the row, so that links to the row lead here. */
  isDocumented: boolean
}

/** A table of catalog rows that a component prints. */
interface PrintedRows extends RowSelection {
  component: string
  file: string
  line: number
}

/** The name of an area in a component's attribute. */
interface AreaLookup extends SourceLink {
  component: string
}

/**
 * Everything about a compiled file except its article, which is in the cache under `key`. In the article, links are
 * `docent-link:<index into links>` and images `docent-image:<index into images>` until the site is known.
 */
export interface CompiledFile {
  key: string
  id: string
  /** Relative to the site folder, with forward slashes. */
  file: string
  /** The same file in the default locale: the original of a translation, or `file` itself. */
  source: string
  /** Locale that the page is published in, which differs from the file's locale if a translation is missing. */
  locale: string
  /** Name of the docs version. Undefined outside the guides. */
  version: string | undefined
  /** Canonical path below the base URL. */
  path: string
  title: string
  description: string
  frontMatter: FrontMatter
  headings: Heading[]
  /** Every ID that links can point to. */
  anchors: string[]
  links: SourceLink[]
  images: SourceLink[]
  catalogLookups: CatalogLookup[]
  rowSelections: PrintedRows[]
  /** Areas that the page's components name. */
  areaLookups: AreaLookup[]
  /** Icons that the page's components name. */
  iconLookups: SourceLink[]
  /** Whether the article prints values from elsewhere (catalog tables, names of operations). */
  usesCatalog: boolean
  /** Files of the partials in the text. */
  partials: string[]
  /** Lists of questions and releases on the page. */
  contentLists: ContentList[]
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
  /** Whether a mark in the text ends the excerpt. */
  hasExcerpt: boolean
}

/** A file without its own URL, whose questions or release are listed on pages. */
export interface ListedFile extends CompiledFile {
  kind: ListedKind
  /** Front matter other than the title. */
  fields: ListedFields
}

export interface ListedFields {
  area: string
  icon: string
  date: string
  kind: string
}

/** Result of compiling a file. */
export type CompiledContent = CompiledPage | ListedFile

export function isListedFile(file: CompiledContent): file is ListedFile {
  return file.kind === 'faq' || file.kind === 'release'
}

/** The article of a page, as cached. */
export interface CompiledArticle {
  tree: ArticleNode
  /** Code blocks, formulas, and diagrams. In the article, they are `<docent-slot n="…">`. */
  slots: ArticleSlot[]
}

/** A finished part of an article. */
export interface ArticleSlot {
  html: string
  markdown: string
  /** Whether it's part of a line of text. */
  isInline: boolean
}
