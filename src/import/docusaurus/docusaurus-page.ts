import type { MarkdownPlugin } from './markdown-plugins/markdown-plugin.ts'

export type DocusaurusPageKind = 'doc' | 'page' | 'blogPost' | 'partial'

/** A Markdown file of the Docusaurus site. */
export interface DocusaurusPage {
  kind: DocusaurusPageKind
  /** Absolute path. */
  source: string
  /** Path relative to the site, for reports. */
  label: string
  /** Path of the imported file, relative to the new site. */
  out: string
  /** Absolute path of the file in the default locale. */
  original: string
  locale: string
  /** Path below the base that Docusaurus publishes the page at. Undefined for partials. */
  address: string | undefined
  /** `slug` that the page needs to keep its address. */
  slug: string | undefined
  /** `id` that the page needs because its name begins with a number. */
  id: string | undefined
  /** Keys of the post's authors, if they changed. */
  authors: string[] | undefined
  /** Route of the collection, with slashes at both ends. */
  routeBase: string
  /** Folders that links to files that start with a slash are relative to. */
  contentFolders: readonly string[]
  text: string
  /** Plugins that Docusaurus runs on the text. */
  markdownPlugins: readonly MarkdownPlugin[]
  /** Values that a page gives a partial, if they're known. */
  props?: Readonly<Record<string, unknown>>
  frontMatter: Readonly<Record<string, unknown>>
  /** Whether a plugin made the page of an OpenAPI document, so that the new site has another one. */
  isApiPage?: boolean
  /** Whether the file is CommonMark, where braces are text and tags are HTML. */
  isCommonMark: boolean
}
