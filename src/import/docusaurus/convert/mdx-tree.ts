import { markdownToMdast, mdxToMdast } from 'satteri'

/** A node of a page's tree, with offsets in its text. */
export interface MdxNode {
  type: string
  start: number
  end: number
  name: string | undefined
  /** Text of code and expressions. */
  value: string
  url: string
  depth: number
  lang: string | undefined
  meta: string
  children: MdxNode[]
}

const features = {
  gfm: true,
  frontmatter: true,
  directive: true,
  headingAttributes: true,
} as const

/** Parses MDX. Throws an error whose message starts with line and column. */
export function parseMdx(text: string, { math }: { math: boolean }): MdxNode {
  return toMdxNode(parseMarkdown(text, { math, isCommonMark: false }))
}

/** Parses CommonMark. */
export const parseCommonMark = (text: string, { math }: { math: boolean }): MdxNode =>
  toMdxNode(parseMarkdown(text, { math, isCommonMark: true }))

/** Parses MDX or CommonMark to the tree that plugins read. */
export function parseMarkdown(
  text: string,
  { math, isCommonMark }: { math: boolean; isCommonMark: boolean },
): object {
  const parse = isCommonMark ? markdownToMdast : mdxToMdast
  return parse(text, { features: { ...features, math }, position: true } as never)
}

function toMdxNode(node: object): MdxNode {
  const { type, position, name, value, url, depth, lang, meta, children } = node as {
    type: string
    position?: { start: { offset?: number }; end: { offset?: number } }
    name?: string | null
    value?: unknown
    url?: string
    depth?: number
    lang?: string | null
    meta?: string | null
    children?: object[]
  }
  return {
    type,
    start: position?.start.offset ?? 0,
    end: position?.end.offset ?? 0,
    name: name ?? undefined,
    value: typeof value === 'string' ? value : '',
    url: url ?? '',
    depth: depth ?? 0,
    lang: lang ?? undefined,
    meta: meta ?? '',
    children: (children ?? []).map(toMdxNode),
  }
}

/** Returns the text of a node and everything in it. A word after a colon, as in `JSON:API`, is text. */
export function readPlainText(node: MdxNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  const text = node.children.map(readPlainText).join('')
  if (node.type !== 'textDirective') return text
  return `:${node.name ?? ''}${text === '' ? '' : `[${text}]`}`
}

/** Returns a text as Docusaurus reads it before it creates an ID: without words after colons. */
export function readTextWithoutDirectives(node: MdxNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  return node.children.map(readTextWithoutDirectives).join('')
}

/** Lists a node and all nodes in it. */
export function listNodes(node: MdxNode): MdxNode[] {
  return [node, ...node.children.flatMap(listNodes)]
}
