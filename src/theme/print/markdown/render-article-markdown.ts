import { type ArticleComponentName, articleComponents } from '../../../shared/content/article-components.ts'
import type { ArticleElement, ArticleNode } from '../../../shared/content/article-tree.ts'
import type { PrintedMarkdown } from '../../../shared/content/listed/printed-markdown.ts'
import type { ArticleMarkdownInput } from '../../../shared/output/render-module.ts'
import { mapValues } from '../../../shared/read-unknown.ts'
import type { ComponentDeclaration } from '../../shell/define-component.ts'
import { findSiteComponent } from '../article/print-site-component.tsx'
import { renderArticle } from '../article/render-article.ts'
import { componentMarkdown } from './component-markdown.ts'
import {
  createElementNode,
  createRawNode,
  createSlugger,
  hasNotes,
  isElement,
  type MarkdownContext,
  type MarkdownElement,
  type MarkdownNode,
} from './markdown-node.ts'
import { fillSlot, parseArticleHtml } from './parse-article-html.ts'
import { printMarkdown } from './print-markdown.ts'

/** Renders the article of a page as Markdown. Everything that the page prints is in it. */
export function renderArticleMarkdown(input: ArticleMarkdownInput): PrintedMarkdown {
  return printNodes(convert(input.article.tree, input), input)
}

/** Renders the text below each heading of level two on its own, because a page may print only some of them. */
export function renderSectionsMarkdown(input: ArticleMarkdownInput): PrintedMarkdown[] {
  const sections: MarkdownNode[][] = []
  const nodes = convert(input.article.tree, input)
  // Any of the sections may refer to the footnotes at the end.
  const { notes } = printNodes(nodes.filter(hasNotes), input)
  for (const node of nodes) {
    if (isElement(node) && node.tag === 'h2') sections.push([])
    else if (!hasNotes(node)) sections.at(-1)?.push(node)
  }
  return sections.map((section) => {
    const printed = printNodes(section, input)
    const used = [...notes].filter(([label]) => printed.text.includes(`[^${label}]`))
    return { text: printed.text, notes: new Map([...used, ...printed.notes]) }
  })
}

function printNodes(nodes: readonly MarkdownNode[], input: ArticleMarkdownInput): PrintedMarkdown {
  const { article, resolveUrl, notePrefix = '' } = input
  const hasFormulas = article.slots.some(({ isInline }) => isInline)
  const slugger = createSlugger(input.context.title)
  const context: MarkdownContext = { resolveUrl, notePrefix, hasFormulas, notes: new Map(), slugger }
  return { text: printMarkdown(nodes, context), notes: context.notes }
}

function convert(node: ArticleNode, input: ArticleMarkdownInput): MarkdownNode[] {
  if (Array.isArray(node)) return node.flatMap((item) => convert(item, input))
  if (typeof node === 'string') return [node]
  if (typeof node === 'number') return [String(node)]
  if (typeof node !== 'object' || node === null) return []
  if ('html' in node) return parseArticleHtml(node.html, input.article.slots)
  return 'element' in node ? convertElement(node, input) : []
}

function convertElement(node: ArticleElement, input: ArticleMarkdownInput): MarkdownNode[] {
  const { element, attributes } = node
  if (isComponent(element)) return convertComponent(element, node, input)
  const siteComponent = findSiteComponent(element)
  if (siteComponent !== undefined) return convertSiteComponent(siteComponent, node, input)
  const children = convert(node.children, input)
  if (element === '') return children
  return [fillSlot(createElementNode(element, children, formatAttributes(attributes)), input.article.slots)]
}

const isComponent = (name: string): name is ArticleComponentName => Object.hasOwn(articleComponents, name)

function convertComponent(
  name: ArticleComponentName,
  node: ArticleElement,
  input: ArticleMarkdownInput,
): MarkdownNode[] {
  const { context } = input
  const form = componentMarkdown[name]
  if (form === 'html') return parseArticleHtml(renderArticle({ article: { tree: node, slots: [] }, context }))
  const props = mapValues(node.attributes, (value) => convertAttribute(value, input))
  return form({ name, props, children: convert(node.children, input), context })
}

/** Converts a component of the site: its Markdown and its content, or the text of its HTML. */
function convertSiteComponent(
  { markdown }: ComponentDeclaration,
  node: ArticleElement,
  input: ArticleMarkdownInput,
): MarkdownNode[] {
  const { article, context } = input
  if (markdown !== undefined)
    return [createRawNode(markdown(node.attributes)), ...convert(node.children, input)]
  const html = renderArticle({ article: { tree: node, slots: article.slots }, context })
  return parseArticleHtml(html, article.slots)
}

/** Returns the value of an attribute. JSX becomes a list of nodes. */
function convertAttribute(value: ArticleNode, input: ArticleMarkdownInput): unknown {
  if (Array.isArray(value)) return value.map((item) => convertAttribute(item, input))
  if (typeof value !== 'object' || value === null) return value
  if (!('object' in value)) return convert(value, input)
  return mapValues(value.object, (field) => convertAttribute(field, input))
}

function formatAttributes(attributes: ArticleElement['attributes']): MarkdownElement['attributes'] {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      const key = name === 'className' ? 'class' : name.toLowerCase()
      if (value === true && !/^(?:aria|data)-/.test(key)) return [[key, '']]
      return value === null || value === false || typeof value === 'object' ? [] : [[key, String(value)]]
    }),
  )
}
