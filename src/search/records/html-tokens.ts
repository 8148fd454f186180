import { decodeEntities } from './decode-entities.ts'

/** A tag or text in HTML from our own build. */
export type HtmlToken =
  | { kind: 'open'; name: string; attributes: string; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

const pattern = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>|[^<]+|</g

/** Elements without an end tag. */
const emptyElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** Tokenizes HTML and decodes entities. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  for (const [whole, slash, tag, attributes = ''] of html.matchAll(pattern)) {
    if (tag === undefined) {
      if (!whole.startsWith('<!--')) yield { kind: 'text', text: decodeEntities(whole) }
      continue
    }
    const name = tag.toLowerCase()
    if (slash === '/') yield { kind: 'close', name }
    else
      yield { kind: 'open', name, attributes, isEmpty: emptyElements.has(name) || attributes.endsWith('/') }
  }
}

const attributePatterns = new Map<string, RegExp>()

/** Returns an attribute's value, or undefined. */
export function attributeOf(attributes: string, name: string): string | undefined {
  if (!attributes.includes(name)) return undefined
  const found = attributePattern(name).exec(attributes)
  if (found === null) return undefined
  return decodeEntities(found[1] ?? found[2] ?? found[3] ?? '')
}

function attributePattern(name: string): RegExp {
  const known = attributePatterns.get(name)
  if (known !== undefined) return known
  const pattern = new RegExp(`(?:^|\\s)${name}(?:=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?(?=[\\s/]|$)`)
  attributePatterns.set(name, pattern)
  return pattern
}
