import { decodeEntities } from '../../../shared/html/decode-entities.ts'
import type { HtmlElement } from '../convert/elements/html-element.ts'

export interface PageCard {
  title: string
  href: string | undefined
  description: string
}

type HtmlNode = HtmlElement | string

/** Elements of text that a card can have. */
const textElements = new Set('a b br code div em footer header i p small span strong'.split(' '))
const titleElement = /^h[2-6]$/

/** Reads boxes beside each other as cards, if each has one heading, then text, and at most one target. Undefined for anything else. */
export function readCards({ children }: HtmlElement): PageCard[] | undefined {
  const boxes = children.filter((child) => typeof child !== 'string' || child.trim() !== '')
  if (boxes.length < 2) return undefined
  const cards = boxes.flatMap((box) => readCard(box) ?? [])
  return cards.length === boxes.length ? cards : undefined
}

function readCard(box: HtmlNode): PageCard | undefined {
  if (typeof box === 'string' || titleElement.test(box.name)) return undefined
  const nodes = listNodes(box)
  const elements = nodes.filter((node) => typeof node !== 'string')
  const titles = elements.filter(({ name }) => titleElement.test(name))
  const others = elements.filter(({ name }) => name !== 'li' && !titleElement.test(name))
  const [title] = titles
  if (title === undefined || titles.length > 1 || !others.every(({ name }) => textElements.has(name)))
    return undefined
  const inTitle = new Set(listNodes(title))
  const texts = nodes.filter((node) => typeof node === 'string' && node.trim() !== '')
  const targets = new Set(
    elements.flatMap(({ attributes }) => attributes.match(/\shref="([^"]*)"/)?.[1] ?? []),
  )
  const name = readText(title)
  const isFirst =
    title.children.length > 0 && texts[0] === listNodes(title).find((node) => typeof node === 'string')
  if (name === '' || !isFirst || targets.size > 1) return undefined
  const [href] = targets
  return {
    title: name,
    href: href === undefined ? undefined : decodeEntities(href),
    description: readText(box, inTitle),
  }
}

const listNodes = (node: HtmlNode): HtmlNode[] =>
  typeof node === 'string' ? [node] : [node, ...node.children.flatMap(listNodes)]

/** Reads the text of an element without some nodes. Texts of different blocks are separate words. */
function readText(node: HtmlNode, without: ReadonlySet<HtmlNode> = new Set()): string {
  const read = (part: HtmlNode): string => {
    if (typeof part !== 'string' && without.has(part)) return ''
    if (typeof part === 'string') return decodeEntities(part)
    const text = part.children.map(read).join('')
    return /^(?:a|br|div|p|footer|header)$/.test(part.name) ? ` ${text} ` : text
  }
  return read(node)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim()
}
