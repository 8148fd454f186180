import { isLinkTarget, readItemAddress } from './item-address.ts'
import { readHtmlItem } from './read-html-item.ts'
import type { SettingsContext } from './settings-context.ts'

interface HtmlLinks {
  links: { label: string; url: string }[]
  /** List of everything that isn't carried over, for a sentence. Empty if everything is. */
  rest: string
}

/** Converts the links of an HTML item of the navbar or the footer. An icon is named by its text alternative. */
export function convertHtmlLinks(html: string, { guides, site }: SettingsContext): HtmlLinks {
  const { text, links, isSeparator, unknown } = readHtmlItem(html)
  const converted = links.map(({ label, href }) => ({
    label: label || guessName(href),
    url: readItemAddress({ href }, guides, site) ?? '',
  }))
  const isValid = ({ label, url }: HtmlLinks['links'][number]): boolean => label !== '' && isLinkTarget(url)
  const rest = [
    ...(isSeparator ? ['a separator'] : []),
    ...(text === '' ? [] : [`the text "${text.slice(0, 60)}"`]),
    ...converted.filter((link) => !isValid(link)).map(({ label, url }) => `the link "${label || url}"`),
    ...[...new Set(unknown)].map((name) => `\`<${name}>\``),
  ]
  if (rest.length === 0 && converted.length === 0) rest.push('an image without a text alternative')
  return { links: converted.filter(isValid), rest: rest.join(', ') }
}

/** Returns the text of an HTML label. Without one, returns the text alternative of its icon. */
export function readHtmlLabel(html: string): string {
  const { text, links } = readHtmlItem(html)
  return text || (links.find(({ label }) => label !== '')?.label ?? '')
}

/** The host of an address names a link that only has a drawing. */
const guessName = (href: string): string =>
  URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : ''
