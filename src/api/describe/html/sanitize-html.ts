import { isUnsafeUrl } from '../../../shared/external-url.ts'
import { voidElements } from '../../../shared/html/tokenize-html.ts'
import { escapeHtml } from '../../../shared/text/escape-html.ts'

/** Elements that descriptions may contain, with their attributes. Everything else is shown as text. */
const allowedElements: ReadonlyMap<string, readonly string[]> = new Map([
  ['a', ['href', 'title']],
  ['img', ['src', 'alt']],
  ['td', ['colspan', 'rowspan']],
  ['th', ['colspan', 'rowspan']],
  ['ol', ['start']],
  ['details', ['open']],
  ['abbr', ['title']],
  ...[
    'b blockquote br caption cite code dd del dfn div dl dt em h1 h2 h3 h4 h5 h6 hr i ins kbd li mark p pre q s samp',
    'small span strong sub summary sup table tbody tfoot thead tr u ul var',
  ]
    .join(' ')
    .split(' ')
    .map((name): [string, string[]] => [name, []]),
])

/** A tag with quoted, unquoted, or missing values, or a comment. */
const tagPattern =
  /<!--[\s\S]*?-->|<(\/?)([A-Za-z][A-Za-z0-9]*)((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/g
const attributePattern = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

interface SanitizeOptions {
  /** Returns the URL of a link. */
  resolveUrl(url: string): string
  /** Returns whether an image is shown. Others are links. */
  isShown(url: string): boolean
  /** Returns the level of a heading inside the page. */
  nestHeading(level: number): number
}

/**
 * Keeps the allowed elements of raw HTML, which may be a single tag. Each tag is written anew from its name and allowed
 * attributes, and everything else is escaped, so nothing can run a script. Comments are dropped.
 */
export function sanitizeHtml(html: string, options: SanitizeOptions): string {
  let result = ''
  let position = 0
  for (const match of html.matchAll(tagPattern)) {
    const [tag, slash, name, attributes = ''] = match
    result += escapeMarkup(html.slice(position, match.index))
    position = match.index + tag.length
    if (name === undefined) continue
    const text = formatTag({ name: name.toLowerCase(), isEnd: slash === '/', attributes }, options)
    result += text ?? escapeMarkup(tag)
  }
  return result + escapeMarkup(html.slice(position))
}

/** Escapes markup, but not the entities in a text. */
const escapeMarkup = (text: string): string =>
  text
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

interface Tag {
  name: string
  isEnd: boolean
  attributes: string
}

/** Formats a tag. Undefined for an element that isn't allowed. */
function formatTag({ name, isEnd, attributes }: Tag, options: SanitizeOptions): string | undefined {
  const allowed = allowedElements.get(name)
  if (allowed === undefined) return undefined
  const level = /^h[1-6]$/.test(name) ? options.nestHeading(Number(name.slice(1))) : undefined
  const printed = level === undefined ? name : `h${level}`
  if (isEnd) return voidElements.has(name) ? '' : `</${printed}>`
  const values = new Map(
    [...attributes.matchAll(attributePattern)].map(([, key = '', double, single, bare]) => [
      key.toLowerCase(),
      decodeQuotes(double ?? single ?? bare ?? ''),
    ]),
  )
  if (name === 'img') return formatImage(values, options)
  const kept = allowed.flatMap((key) => {
    const value = values.get(key)
    if (value === undefined) return []
    return [` ${key}="${escapeHtml(key === 'href' ? resolveSafeUrl(value, options) : value)}"`]
  })
  return `<${printed}${kept.join('')}>`
}

const decodeQuotes = (value: string): string =>
  value.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')

const resolveSafeUrl = (url: string, { resolveUrl }: SanitizeOptions): string =>
  isUnsafeUrl(url) ? '#' : resolveUrl(url)

/** Only allowed images are loaded; a link shows where the others are. */
function formatImage(values: ReadonlyMap<string, string>, options: SanitizeOptions): string {
  const source = values.get('src') ?? ''
  const url = resolveSafeUrl(source, options)
  if (options.isShown(source))
    return `<img src="${escapeHtml(source)}" alt="${escapeHtml(values.get('alt') ?? '')}">`
  return `<a href="${escapeHtml(url)}">${escapeHtml(values.get('alt') || url)}</a>`
}
