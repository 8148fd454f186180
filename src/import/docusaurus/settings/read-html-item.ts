import { readAttribute, tokenizeHtml } from '../../../shared/html/tokenize-html.ts'

/** Meaning of an HTML item of a sidebar, the navbar, or the footer. */
export interface HtmlItem {
  /** Text outside of links, with the descriptions of images if there is no other text. */
  text: string
  links: { label: string; href: string }[]
  /** Whether the item has a line that separates others. */
  isSeparator: boolean
  /** Elements that have no counterpart, such as `iframe` and `button`. */
  unknown: string[]
}

/** Elements that only group or mark text. Images have a text alternative, and drawings are left out. */
const plainElements = new Set(
  'a abbr b big br center code div em figure font h1 h2 h3 h4 h5 h6 hr i img li nav ol p picture section small source span strong sub sup svg u ul'.split(
    ' ',
  ),
)

interface OpenText {
  text: string
  alternative: string
}

interface OpenLink extends OpenText {
  href: string
}

/** Reads an HTML item. Everything but separators, texts, links, and images is unknown. */
export function readHtmlItem(html: string): HtmlItem {
  const item: HtmlItem = { text: '', links: [], isSeparator: false, unknown: [] }
  const outside: OpenText = { text: '', alternative: '' }
  let link: OpenLink | undefined
  // A drawing has no text.
  for (const token of tokenizeHtml(html.replace(drawing, (_, name: string) => removeDrawing(name, item)))) {
    const target = link ?? outside
    if (token.kind === 'text') target.text += ` ${token.text} `
    else if (token.name === 'a') {
      closeLink(link, { item, outside })
      link = token.kind === 'open' ? openLink(token.attributes) : undefined
    } else if (token.kind === 'open') addElement(token, { item, target })
  }
  closeLink(link, { item, outside })
  return { ...item, text: pickLabel(outside) }
}

const openLink = (attributes: string): OpenLink => ({
  text: '',
  alternative: readAttribute(attributes, 'aria-label') ?? readAttribute(attributes, 'title') ?? '',
  href: readAttribute(attributes, 'href') ?? '',
})

function closeLink(
  link: OpenLink | undefined,
  { item, outside }: { item: HtmlItem; outside: OpenText },
): void {
  if (link === undefined) return
  const label = pickLabel(link)
  if (link.href === '') outside.text += ` ${label}`
  else item.links.push({ label, href: link.href })
}

function addElement(
  { name, attributes }: { name: string; attributes: string },
  { item, target }: { item: HtmlItem; target: OpenText },
): void {
  if (name === 'img') target.alternative ||= readAttribute(attributes, 'alt') ?? ''
  else if (name === 'hr') item.isSeparator = true
  else if (!plainElements.has(name)) item.unknown.push(name)
}

const drawing = /<(svg|style|script)\b[\s\S]*?<\/\1\s*>/gi

function removeDrawing(name: string, { unknown }: HtmlItem): string {
  if (name.toLowerCase() !== 'svg') unknown.push(name.toLowerCase())
  return ' '
}

const cleanText = (text: string): string => text.replace(/\s+/g, ' ').trim()

const pickLabel = ({ text, alternative }: OpenText): string => cleanText(text) || cleanText(alternative)
