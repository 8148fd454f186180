import { decodeEntities } from './decode-entities.ts'

/** A tag or text in HTML from our own build. */
export type HtmlToken =
  | { kind: 'open'; name: string; attributes: string; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

const pattern = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>|[^<]+|</g

/** Elements without an end tag. */
export const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)

/** Tokenizes HTML and decodes entities. */
export function* tokenizeHtml(html: string): Generator<HtmlToken> {
  for (const [whole, slash, tag, attributes = ''] of html.matchAll(pattern)) {
    if (tag === undefined) {
      if (!whole.startsWith('<!--')) yield { kind: 'text', text: decodeEntities(whole) }
      continue
    }
    const name = tag.toLowerCase()
    if (slash === '/') yield { kind: 'close', name }
    else yield { kind: 'open', name, attributes, isEmpty: voidElements.has(name) || attributes.endsWith('/') }
  }
}

const attributePatterns = new Map<string, RegExp>()

/** Returns an attribute's value, or undefined. */
export function readAttribute(attributes: string, name: string): string | undefined {
  if (!attributes.includes(name)) return undefined
  const match = getAttributePattern(name).exec(attributes)
  if (match === null) return undefined
  return decodeEntities(match[1] ?? match[2] ?? match[3] ?? '')
}

function getAttributePattern(name: string): RegExp {
  const cachedPattern = attributePatterns.get(name)
  if (cachedPattern !== undefined) return cachedPattern
  const pattern = new RegExp(`(?:^|\\s)${name}(?:=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?(?=[\\s/]|$)`)
  attributePatterns.set(name, pattern)
  return pattern
}
