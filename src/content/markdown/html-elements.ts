import {
  defineHastPlugin,
  type HastPluginDefinition,
  type HastVisitorContext,
  type MdxJsxFlowElementHast,
  type MdxJsxTextElementHast,
} from 'satteri'
import { articleComponents, type ComponentProp } from '../../shared/content/article-components.ts'
import { createImageToken, createLinkToken } from '../../shared/content/link-tokens.ts'
import { isExternalUrl } from '../../shared/external-url.ts'
import { isUnbroken } from '../../shared/text/is-unbroken.ts'
import { type DocumentData, locateNode } from './document-data.ts'
import { frameMarkdownTable } from './tables/frame-markdown-table.ts'
import type { HastElement } from './tables/table-cells.ts'
import { findUnsafeElement, unsafeElements } from './unsafe-elements.ts'

/** JSX elements with an address: `<a href>`, `<img src>`, `<video src>`, and components that link to a page. */
const linkElements = [
  'a',
  'img',
  'video',
  'audio',
  'track',
  'source',
  ...Object.entries(articleComponents)
    .filter(([, { props }]) => Object.values(props).some((prop: ComponentProp) => prop.refersTo === 'page'))
    .map(([name]) => name),
]

/** Final changes to the HTML: tables get a scroll frame, raw HTML is made safe, and its links are recorded. */
export function htmlElements(data: DocumentData): HastPluginDefinition {
  const visitLink: JsxVisit = (node, context) => recordLink(node, context, data)
  return defineHastPlugin({
    name: 'html-elements',
    options: { position: true },
    element: [
      { filter: ['table'], visit: (node, context) => frameMarkdownTable(node, context, data) },
      { filter: ['th', 'td'], visit: prepareCell },
      { filter: ['code'], visit: markUnbroken },
      { filter: ['img'], visit: (node, context) => prepareImage(node, context, data) },
      { filter: ['input'], visit: labelCheckbox },
      { filter: ['a'], visit: (node, context) => recordAnchor(node, context, data) },
      {
        filter: [...unsafeElements],
        visit(node, context) {
          const src = typeof node.properties.src === 'string' ? node.properties.src : undefined
          const problem = findUnsafeElement({ name: node.tagName, src }, data.policy)
          if (problem === undefined) return recordMedia(node, context, data)
          context.removeNode(node)
          data.problems.push({ ...problem, at: { file: data.origin(1).file, line: undefined } })
        },
      },
      { filter: ['source'], visit: (node, context) => recordMedia(node, context, data) },
    ],
    // A page can import a component under another name.
    mdxJsxFlowElement: { filter: [], visit: visitLink },
    mdxJsxTextElement: { filter: [], visit: visitLink },
  })
}

type JsxVisit = (node: JsxHastElement, context: HastVisitorContext) => void

function prepareCell(node: HastElement, context: HastVisitorContext): void {
  // The corner cell above row headings isn't a heading: screen readers would read out an empty header.
  if (node.tagName === 'th' && node.children.length === 0) {
    context.replaceNode(node, { type: 'element', tagName: 'td', properties: {}, children: [] })
    return
  }
  const align = String(node.properties.style ?? '').match(/text-align:\s*(\w+)/)?.[1]
  if (align === undefined) return
  context.setProperty(node, 'style', null)
  if (align !== 'left') context.setProperty(node, 'className', [`align-${align}`])
}

function markUnbroken(node: HastElement, context: HastVisitorContext): void {
  if (isUnbroken(context.textContent(node))) context.setProperty(node, 'className', ['unbroken'])
}

/** Labels the checkboxes of task lists, because their text is beside them and may contain blocks. */
function labelCheckbox(node: HastElement, context: HastVisitorContext): void {
  if (node.properties.type !== 'checkbox') return
  context.setProperty(node, 'ariaLabel', node.properties.checked === true ? 'Done' : 'Not done')
}

function recordAnchor(node: HastElement, context: HastVisitorContext, data: DocumentData): void {
  const { href, id, name } = node.properties
  for (const anchor of [id, name]) if (typeof anchor === 'string') data.anchors.add(anchor)
  if (typeof href !== 'string' || isResolvedHref(href)) return
  const index = data.links.push({ href, ...locateNode(data, node) }) - 1
  context.setProperty(node, 'href', createLinkToken(index))
}

/** Images load lazily, and standalone ones can be opened. Markdown images already have their token. */
function prepareImage(node: HastElement, context: HastVisitorContext, data: DocumentData): void {
  context.setProperty(node, 'loading', 'lazy')
  context.setProperty(node, 'decoding', 'async')
  const { src } = node.properties
  if (typeof src !== 'string') return
  const image = isResolvedHref(src)
    ? src
    : createImageToken(data.images.push({ href: src, ...locateNode(data, node) }) - 1)
  context.setProperty(node, 'src', image)
  if (!image.startsWith('docent-') || !isStandaloneImage(context.parent(node))) return
  context.wrapNode(node, {
    type: 'element',
    tagName: 'a',
    properties: { className: ['zoomable'], href: image },
    children: [],
  })
}

/** Whether an image can be opened: one that is its own paragraph, but not one in a line of text, a link, or a cell. */
function isStandaloneImage(parent: ReturnType<HastVisitorContext['parent']>): boolean {
  if (parent?.type !== 'element' || parent.tagName !== 'p') return false
  return parent.children.filter((child) => child.type !== 'text' || child.value.trim() !== '').length === 1
}

/** Records the file that a video or a recording plays. */
function recordMedia(node: HastElement, context: HastVisitorContext, data: DocumentData): void {
  const { src } = node.properties
  if (node.tagName === 'iframe' || typeof src !== 'string' || isResolvedHref(src)) return
  const index = data.images.push({ href: src, ...locateNode(data, node) }) - 1
  context.setProperty(node, 'src', createImageToken(index))
}

const mediaElements: readonly string[] = ['img', 'video', 'audio', 'track', 'source']

type JsxHastElement = Readonly<MdxJsxFlowElementHast | MdxJsxTextElementHast>

function recordLink(node: JsxHastElement, context: HastVisitorContext, data: DocumentData): void {
  const element = data.aliases.get(node.name ?? '') ?? node.name ?? ''
  if (!linkElements.includes(element)) return
  for (const [name, address] of listTexts(node, data)) {
    if (mediaElements.includes(element) && name === 'src' && !isResolvedHref(address)) {
      const image = data.images.push({ href: address, ...locateNode(data, node) }) - 1
      context.setProperty(node, 'src', createImageToken(image))
    }
    if (name !== 'href' || (isResolvedHref(address) && !address.startsWith('#'))) continue
    const index = data.links.push({ href: address, ...locateNode(data, node) }) - 1
    context.setProperty(node, name, createLinkToken(index))
  }
}

/** Lists the attributes of an element whose values are texts, with their names. */
function listTexts({ attributes }: JsxHastElement, data: DocumentData): [name: string, text: string][] {
  return attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return []
    const { name, value } = attribute
    const text = typeof value === 'object' ? data.attributeTexts.get(value?.value ?? '') : value
    return text === undefined ? [] : [[name, text]]
  })
}

/** Matches an address that needs no resolution: external, a token, or on this page. */
const isResolvedHref = (href: string): boolean => /^(?:docent-|#)/.test(href) || isExternalUrl(href)
