import { decodeEntities } from '../../../../shared/html/decode-entities.ts'
import { formatCodeFence } from '../../../../shared/text/escape-markdown.ts'

/** Elements that a page can have as they are. */
const plainElements = new Set(
  'a abbr b blockquote br cite code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s section small span strong sub summary sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
)
const emptyElements = new Set(['br', 'hr', 'img'])
/** Elements that mean nothing without the styles of the site. */
const boxes = new Set(['div', 'section', 'span'])
const keptAttributes = new Set('alt colspan height href open rowspan src title width'.split(' '))
/** Element that stands for the content between the tags of a component. */
export const contentElement = 'docent-content'
/** Element that stands for a Markdown file that a component shows. Its address is the path of the file. */
export const partialElement = 'docent-partial'

interface HtmlElement {
  name: string
  attributes: string
  children: (HtmlElement | string)[]
}

/** Markup around the content of a component. A component without content has all of it in `before`. */
export interface StaticMarkup {
  before: string
  after: string
}

type ResolveAddress = (name: 'href' | 'src' | 'partial', address: string) => string

/** Writes HTML that React printed as MDX. Drawings are left out. Undefined if it has an element that a page can't have. */
export function htmlToMdx(html: string, resolve: ResolveAddress): StaticMarkup | undefined {
  const root = parseHtml(html.replace(/<svg\b[\s\S]*?<\/svg>/g, ''))
  if (!isPlain(root)) return undefined
  const fence = root.children.length === 1 ? formatFence(root.children[0]) : undefined
  if (fence !== undefined) return { before: fence, after: '' }
  const [before = '', after = '', ...others] = root.children
    .map((child) => formatNode(child, resolve))
    .join('')
    .split(contentElement)
  return others.length === 0 ? { before, after } : undefined
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

const isPlain = ({ name, children }: HtmlElement): boolean =>
  name === contentElement ||
  name === partialElement ||
  (plainElements.has(name) && children.every((child) => typeof child === 'string' || isPlain(child)))

/** Formats a code block as a fence if a component prints only that. */
function formatFence(node: HtmlElement | string | undefined): string | undefined {
  if (typeof node !== 'object' || node.name !== 'pre' || hasContent(node)) return undefined
  const [code] = node.children
  const language =
    typeof code === 'object' ? readAttribute(code, 'class').match(/language-(\S+)/)?.[1] : undefined
  return formatCodeFence({ code: readText(node).replace(/\n$/, ''), language: language ?? 'text' })
}

const readText = (node: HtmlElement | string): string =>
  typeof node === 'string' ? decodeEntities(node) : node.children.map(readText).join('')

const readAttribute = ({ attributes }: HtmlElement, name: string): string =>
  decodeEntities(attributes.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1] ?? '')

const hasContent = (node: HtmlElement | string): boolean =>
  typeof node !== 'string' && (node.name === contentElement || node.children.some(hasContent))

function formatNode(node: HtmlElement | string, resolve: ResolveAddress): string {
  if (typeof node === 'string') return node.replace(/[\\`*_[\]{}~]/g, '\\$&').replace(/\s+/g, ' ')
  const { name, children } = node
  if (name === contentElement) return contentElement
  if (name === partialElement) return `\n\n<${resolve('partial', readAttribute(node, 'href'))} />\n\n`
  if (name === 'pre' && !hasContent(node))
    return `<pre><code>{${JSON.stringify(readText(node).replace(/\n$/, ''))}}</code></pre>`
  const tag = `<${name}${formatAttributes(node, resolve)}`
  if (emptyElements.has(name)) return `${tag} />`
  const inside = children.map((child) => formatNode(child, resolve)).join('')
  if (!hasContent(node)) return `${tag}>${inside}</${name}>`
  // A tag around blocks takes a separate line.
  return boxes.has(name) ? `\n${inside}\n` : `\n${tag}>\n${inside}\n</${name}>\n`
}

function formatAttributes({ attributes }: HtmlElement, resolve: ResolveAddress): string {
  const all = [...attributes.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)]
  return all
    .filter(([, name = '']) => keptAttributes.has(name))
    .map(([, name = '', value = '']) => {
      const text = name === 'href' || name === 'src' ? resolve(name, value.replaceAll('&amp;', '&')) : value
      return ` ${name}="${text}"`
    })
    .join('')
}
