import { decodeEntities } from '../../../../shared/html/decode-entities.ts'
import { formatCodeFence } from '../../../../shared/text/escape-markdown.ts'
import { readCards } from '../../pages/read-cards.ts'
import { describeDiagram } from '../code/describe-diagram.ts'
import { formatCards } from './format-cards.ts'
import { formatMedia, isMedia } from './format-media.ts'
import type { HtmlElement, ResolveAddress } from './html-element.ts'

/** Elements that a page can have as they are. */
const plainElements = new Set(
  'a abbr b blockquote br cite code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s section small span strong sub summary sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
)
const emptyElements = new Set(['br', 'hr', 'img', 'source'])
/** Elements that mean nothing without the styles of the site. */
const boxes = new Set(['div', 'section', 'span'])
/** Elements that can have components and code in them. */
const holders = new Set([...boxes, 'blockquote', 'dd', 'details', 'figure', 'li', 'ol', 'p', 'ul'])
/** Elements that styles show as badges, buttons, or parts of a card. */
const labels = new Set(['a', 'b', 'small', 'span', 'strong'])
const keptAttributes = new Set('alt colspan height href open rowspan src title width'.split(' '))
/** Element that stands for the content between the tags of a component. */
export const contentElement = 'docent-content'
/** Element that stands for a Markdown file that a component shows. Its address is the path of the file. */
export const partialElement = 'docent-partial'
/** Element that stands for a component that our pages have as well. Its attributes are JSON. */
export const componentElement = 'docent-component'

/** Markup around the content of a component. A component without content has all of it in `before`. */
export interface StaticMarkup {
  before: string
  after: string
  /** Whether it has components or code on separate lines. */
  hasBlocks: boolean
}

interface FormatContext {
  resolve: ResolveAddress
  /** Whether components and code can be on separate lines. */
  isBlock: boolean
  /** Whether headings and paragraphs become Markdown, and boxes only separate what is in them. */
  isPage?: boolean
}

/**
 * Writes HTML that React printed as MDX. Drawings are left out. Undefined if it has an element that a page can't have, or that
 * can't be in a line of text if the markup isn't a block.
 */
export function htmlToMdx(html: string, context: FormatContext): StaticMarkup | undefined {
  const root = separateLabels(parseHtml(simplify(html)))
  if (!isPlain(root, context.isBlock)) return undefined
  const [before = '', after = '', ...others] = root.children
    .map((child) => formatNode(child, context))
    .join('')
    .split(contentElement)
  const hasBlocks = context.isBlock && hasBlock(root)
  return others.length === 0 ? { before, after, hasBlocks } : undefined
}

/** Drawings and styles, and buttons that copy or have no text. */
const decoration =
  /<(svg|style)\b[\s\S]*?<\/\1>|<button\b[^>]*>(?:<svg\b[\s\S]*?<\/svg>|<[^>]*>|\s|&nbsp;)*(?:cop(?:y|ied)[^<]{0,30})?(?:<(?!\/button)[^>]*>|\s)*<\/button>/gi

const areas = /<(\/?)(?:header|main|nav|footer|article|aside|center|hgroup)\b/g
const simplify = (html: string): string => html.replace(decoration, '').replace(areas, '<$1div')

/** Describes why HTML can't be part of a page, for a sentence that starts with the name of what prints it. */
export function describeElements(html: string, isBlock: boolean): string {
  const names = [...simplify(html).matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name)
  const isOurs = (name: string): boolean =>
    plainElements.has(name) ||
    isMedia(name) ||
    [contentElement, partialElement, componentElement].includes(name)
  const lost = [...new Set(names)].filter((name) => !isOurs(name)).slice(0, 3)
  if (lost.length > 0)
    return `prints ${lost.map((name) => `\`<${name}>\``).join(', ')}, which pages can't have`
  return isBlock
    ? 'prints code or components where pages can only have text'
    : 'prints blocks in a line of text'
}

const token = /<(\/?)([\w-]+)((?:"[^"]*"|[^>"])*)>|[^<]+/g

function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { name: 'div', attributes: '', children: [] }
  const open = [root]
  for (const { 0: text, 1: slash, 2: name, 3: attributes = '' } of html.matchAll(token)) {
    if (name === undefined) open.at(-1)?.children.push(text)
    else if (slash === '/') open.pop()
    else {
      const element: HtmlElement = { name, attributes, children: [] }
      open.at(-1)?.children.push(element)
      if (!emptyElements.has(name) && !attributes.endsWith('/')) open.push(element)
    }
  }
  return root
}

/** Writes a space between the words of two elements that only the styles of the site show apart. */
function separateLabels(element: HtmlElement): HtmlElement {
  if (element.name === 'pre' || element.name === 'code') return element
  const children = element.children.flatMap((child, index, all) => {
    if (typeof child === 'string') return [child]
    const before = all[index - 1]
    const isApart =
      typeof before === 'object' &&
      labels.has(before.name) &&
      labels.has(child.name) &&
      /[\p{L}\p{N}.!?]\|\p{L}/u.test(`${readText(before)}|${readText(child)}`)
    return [...(isApart ? [' '] : []), separateLabels(child)]
  })
  return { ...element, children }
}

function isPlain({ name, children }: HtmlElement, canHold: boolean): boolean {
  if (name === contentElement || name === partialElement) return true
  const isComponent = name === componentElement
  if (isMedia(name)) return canHold
  if (isComponent ? !canHold : !plainElements.has(name)) return false
  const holds = canHold && (isComponent || holders.has(name))
  return children.every((child) => typeof child === 'string' || isPlain(child, holds))
}

/** Whether a node has something that takes separate lines where it can. */
const hasBlock = ({ name, children }: HtmlElement): boolean =>
  (name === componentElement || holders.has(name)) &&
  children.some((child) => typeof child !== 'string' && (isBlockNode(child) || hasBlock(child)))

const isBlockNode = (node: HtmlElement): boolean =>
  node.name === componentElement || isMedia(node.name) || (node.name === 'pre' && !hasContent(node))

const formatCode = (node: HtmlElement, isBlock: boolean): string =>
  isBlock
    ? `\n\n${formatFence(node)}\n\n`
    : `<pre><code>{${JSON.stringify(readText(node).replace(/\n$/, ''))}}</code></pre>`

function formatFence(node: HtmlElement): string {
  const [code] = node.children
  const language =
    typeof code === 'object' ? readAttribute(code, 'class').match(/language-(\S+)/)?.[1] : undefined
  const title = typeof code === 'object' ? readAttribute(code, 'title') : ''
  const text = readText(node).replace(/\n$/, '')
  const fence = formatCodeFence({ code: text, language: language ?? 'text' })
  if (language === 'mermaid') return fence.replace('\n', ` alt="${describeDiagram(text)}"\n`)
  return title === '' ? fence : fence.replace('\n', ` title=${JSON.stringify(title)}\n`)
}

const readText = (node: HtmlElement | string): string =>
  typeof node === 'string' ? decodeEntities(node) : node.children.map(readText).join('')

const readAttribute = ({ attributes }: HtmlElement, name: string): string =>
  decodeEntities(attributes.match(new RegExp(`\\s${name}="([^"]*)"`, 'i'))?.[1] ?? '')

const hasContent = (node: HtmlElement | string): boolean =>
  typeof node !== 'string' && (node.name === contentElement || node.children.some(hasContent))

function formatNode(node: HtmlElement | string, context: FormatContext): string {
  if (typeof node === 'string') return formatText(node, context)
  const { name, children } = node
  if (name === contentElement) return contentElement
  if (name === partialElement) return `\n\n<${context.resolve('partial', readAttribute(node, 'href'))} />\n\n`
  if (name === componentElement) return formatComponent(node, context)
  if (name === 'pre' && !hasContent(node)) return formatCode(node, context.isBlock)
  if (isMedia(name)) return `\n\n${formatMedia(node, { ...context, readAttribute })}\n\n`
  const cards = context.isPage === true && context.isBlock ? formatBoxes(node, context) : undefined
  if (cards !== undefined) return cards
  const tag = `<${name}${formatAttributes(node, context.resolve)}`
  if (emptyElements.has(name)) return `${tag} />`
  const isBlock = context.isBlock && holders.has(name)
  const inside = children.map((child) => formatNode(child, { ...context, isBlock })).join('')
  const block = context.isPage === true && context.isBlock ? formatPageBlock(name, inside) : undefined
  return block ?? formatTags(node, { tag, inside, isBlock })
}

function formatBoxes(node: HtmlElement, { resolve }: FormatContext): string | undefined {
  const cards = readCards(node)?.map((card) => ({
    ...card,
    href: card.href === undefined ? undefined : resolve('href', card.href),
  }))
  return cards === undefined ? undefined : `\n\n${formatCards(cards)}\n\n`
}

function formatTags(
  node: HtmlElement,
  { tag, inside, isBlock }: { tag: string; inside: string; isBlock: boolean },
): string {
  const { name } = node
  if (isBlock && (hasBlock(node) || inside.includes('\n\n')))
    return boxes.has(name) || name === 'p'
      ? `\n\n${inside}\n\n`
      : `\n\n${tag}>\n\n${inside}\n\n</${name}>\n\n`
  if (!hasContent(node)) return `${tag}>${inside}</${name}>`
  // A tag around blocks takes a separate line.
  return boxes.has(name) ? `\n${inside}\n` : `\n${tag}>\n${inside}\n</${name}>\n`
}

function formatText(text: string, { isPage, isBlock }: FormatContext): string {
  const escaped = text
    .replace(/[\\`*_[\]{}~$]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
  // At the start of a line, these would start a list, a heading, or a quote.
  return isPage === true && isBlock
    ? escaped.replace(/^(\s*)(?=[#>+-])|(?<=^\s*\d+)(?=[.)])/, '$1\\')
    : escaped
}

/** Formats what has a form in Markdown, or no meaning without styles. */
function formatPageBlock(name: string, inside: string): string | undefined {
  if (name === 'span') return inside
  if (boxes.has(name) || name === 'p') return `\n\n${inside.trim()}\n\n`
  const level = /^h([1-6])$/.exec(name)?.[1]
  if (level === undefined) return undefined
  const text = inside.replace(/<br \/>|\s+/g, ' ').trim()
  return text === '' ? '' : `\n\n${'#'.repeat(Number(level))} ${text}\n\n`
}

/** Formats a component whose attributes are values that MDX can contain. */
function formatComponent(node: HtmlElement, context: FormatContext): string {
  const name = readAttribute(node, 'name')
  const values = JSON.parse(readAttribute(node, 'values')) as Record<string, unknown>
  const attributes = Object.entries(values).map(([key, value]) => {
    if (value === true) return ` ${key}`
    return typeof value === 'string' && !/["\n\\&]/.test(value)
      ? ` ${key}="${value}"`
      : ` ${key}={${JSON.stringify(value)}}`
  })
  const inside = node.children.map((child) => formatNode(child, context)).join('')
  return `\n\n<${name}${attributes.join('')}>\n\n${inside.trim()}\n\n</${name}>\n\n`
}

function formatAttributes({ name: element, attributes }: HtmlElement, resolve: ResolveAddress): string {
  const all = [...attributes.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)]
  return all
    .filter(([, name = '']) => keptAttributes.has(name) || (name === 'id' && /^(?:a|h\d)$/.test(element)))
    .map(([, name = '', value = '']) => {
      const text = name === 'href' || name === 'src' ? resolve(name, value.replaceAll('&amp;', '&')) : value
      return ` ${name}="${text}"`
    })
    .join('')
}
