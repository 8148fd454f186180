import GithubSlugger from 'github-slugger'
import type { PrintedMarkdown } from '../../../shared/content/listed/printed-markdown.ts'

/** A node of an article to print as Markdown: text, an HTML element, or finished Markdown. */
export type MarkdownNode = string | MarkdownElement | RawMarkdown

export interface MarkdownElement {
  /** Tag name, or a name that HTML lacks: `tab` for a tab of a set, `term` for a term with its definition. */
  tag: string
  attributes: Readonly<Record<string, string>>
  children: MarkdownNode[]
}

/** Markdown that is printed as it is, such as a code block or a formula. */
export interface RawMarkdown {
  markdown: string
  isInline: boolean
  /** Footnotes that it refers to, by label. */
  notes?: ReadonlyMap<string, string>
}

/** Data that an article is printed with, and what printing collects. */
export interface MarkdownContext {
  /** Returns the URL of a link or image for readers of the Markdown version. */
  resolveUrl(href: string): string
  /** Whether the article has formulas in its text. If so, other dollar signs are escaped. */
  hasFormulas: boolean
  /** Distinguishes the footnotes of listed files on one page. */
  notePrefix: string
  /** Footnotes by label. */
  notes: Map<string, string>
  /** Derives the ID of a heading from its text, as viewers of Markdown do. The page's title is its first one. */
  slugger: GithubSlugger
}

/** A printed block. Two lists in a row need different markers, so a block has a kind. */
export interface PrintedBlock {
  kind: 'text' | 'ul' | 'ol' | 'other'
  text: string
}

/** Creates the slugger of a page, whose title is its first heading. */
export function createSlugger(title = ''): GithubSlugger {
  const slugger = new GithubSlugger()
  slugger.slug(title)
  return slugger
}

/** Creates an element. */
export const createElementNode = (
  tag: string,
  children: MarkdownNode[],
  attributes: MarkdownElement['attributes'] = {},
): MarkdownElement => ({ tag, attributes, children })

export const createRawNode = (markdown: string, isInline = false): RawMarkdown => ({ markdown, isInline })

/** Creates the node of Markdown that was printed before. */
export const createPrintedNode = ({ text, notes }: PrintedMarkdown): RawMarkdown => ({
  markdown: text,
  isInline: false,
  notes,
})

export const createLinkNode = (href: string, children: MarkdownNode[]): MarkdownElement =>
  createElementNode('a', children, { href })

export const isElement = (node: MarkdownNode | undefined): node is MarkdownElement =>
  typeof node === 'object' && 'tag' in node

/** Whether an element has a class. */
export const hasClass = ({ attributes }: MarkdownElement, name: string): boolean =>
  attributes.class?.split(' ').includes(name) === true

/** Returns the text of nodes without markup. */
export function getNodeText(nodes: readonly MarkdownNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      return isElement(node) ? getNodeText(node.children) : node.markdown
    })
    .join('')
}

const blockTags = new Set(
  'address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p picture pre search section summary tab table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)

/** True if a node is printed on separate lines. */
export function isBlock(node: MarkdownNode): boolean {
  if (typeof node === 'string') return false
  if (!isElement(node)) return !node.isInline
  // The text of a link is one line, whatever it consists of.
  return blockTags.has(node.tag) || (node.tag !== 'a' && node.children.some(isBlock))
}

const skippedTags = new Set(
  'base button canvas datalist fieldset input link meta noscript object script select style svg template textarea title'.split(
    ' ',
  ),
)

/** Whether an element has nothing for readers of text: a control, a drawing, a link of the page to itself. */
export function isSkipped(element: MarkdownElement): boolean {
  const { tag, attributes } = element
  if (skippedTags.has(tag)) return true
  if (attributes['aria-hidden'] === 'true' || attributes.hidden !== undefined) return true
  return tag === 'a' && (hasClass(element, 'heading-anchor') || 'data-footnote-backref' in attributes)
}

/** Whether a node consists of the footnotes below an article. */
export const hasNotes = (node: MarkdownNode): boolean =>
  isElement(node) && 'data-footnotes' in node.attributes
