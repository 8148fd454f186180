/** Elements that a page can have as they are. */
const plainElements = new Set(
  'a abbr b blockquote br cite code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img kbd li mark ol p pre q s section small span strong sub summary sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
)
const emptyElements = new Set(['br', 'hr', 'img'])
/** Elements that mean nothing without the styles of the site. */
const boxes = new Set(['div', 'section', 'span'])
const keptAttributes = new Set('alt colspan height href open rowspan src title width'.split(' '))
/** Element that stands for the content between the tags of a component. */
export const contentElement = 'docent-content'

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

type ResolveAddress = (name: 'href' | 'src', address: string) => string

/** Writes HTML that React printed as MDX. Undefined if it has an element that a page can't have. */
export function htmlToMdx(html: string, resolve: ResolveAddress): StaticMarkup | undefined {
  const root = parseHtml(html)
  if (!isPlain(root)) return undefined
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
  (plainElements.has(name) && children.every((child) => typeof child === 'string' || isPlain(child)))

const hasContent = (node: HtmlElement | string): boolean =>
  typeof node !== 'string' && (node.name === contentElement || node.children.some(hasContent))

function formatNode(node: HtmlElement | string, resolve: ResolveAddress): string {
  if (typeof node === 'string') return node.replace(/[\\`*_[\]{}~]/g, '\\$&').replace(/\s+/g, ' ')
  const { name, children } = node
  if (name === contentElement) return contentElement
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
