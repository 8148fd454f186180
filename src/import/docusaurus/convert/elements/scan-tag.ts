/** An attribute of a tag, with its position in the text. */
export interface TagAttribute {
  /** Undefined for a spread (`{...props}`). */
  name: string | undefined
  start: number
  end: number
  /** Text between quotes. */
  text: string | undefined
  /** Text between braces. */
  code: string | undefined
}

export interface OpeningTag {
  name: string
  start: number
  end: number
  attributes: TagAttribute[]
  isSelfClosing: boolean
}

/** Finds the first attribute with one of some names. */
export const findAttribute = ({ attributes }: OpeningTag, ...names: string[]): TagAttribute | undefined =>
  attributes.find(({ name }) => name !== undefined && names.includes(name))

/** Formats the attributes of a tag as the code of an object. */
export function formatProps({ attributes }: OpeningTag): string {
  const props = attributes.map(({ name, text, code }) => {
    if (name === undefined) return code ?? ''
    const value = text !== undefined ? JSON.stringify(text) : code === undefined ? 'true' : `(${code}\n)`
    return `${JSON.stringify(name)}: ${value}`
  })
  return `{ ${props.join(', ')} }`
}

/**
 * Scans the opening tag at an offset of MDX that a parser has accepted. Lines of code in it lose up to two spaces at their start, except in
 * MDX 1.
 */
export function scanTag(source: string, start: number, isMdx1 = false): OpeningTag {
  const name = source.slice(start + 1).match(/^[\w.:$-]*/)?.[0] ?? ''
  const tag: OpeningTag = { name, start, end: start, attributes: [], isSelfClosing: false }
  let at = start + 1 + name.length
  while (at < source.length) {
    at = skipSpace(source, at)
    if (source.startsWith('/>', at)) return { ...tag, end: at + 2, isSelfClosing: true }
    if (source[at] === '>') return { ...tag, end: at + 1 }
    const attribute = scanAttribute(source, at)
    if (attribute.end === at) at += 1
    else {
      const code = isMdx1 ? attribute.code : attribute.code?.replace(/\n {1,2}/g, '\n')
      tag.attributes.push({ ...attribute, code })
      at = attribute.end
    }
  }
  return { ...tag, end: at }
}

function scanAttribute(source: string, start: number): TagAttribute {
  if (source[start] === '{') {
    const end = skipBraces(source, start)
    return { name: undefined, start, end, text: undefined, code: source.slice(start + 1, end - 1) }
  }
  const name = source.slice(start).match(/^[^\s=>/{}"']+/)?.[0] ?? ''
  const end = start + name.length
  const attribute = { name, start, end, text: undefined, code: undefined }
  const equals = skipSpace(source, end)
  if (source[equals] !== '=') return attribute
  const valueStart = skipSpace(source, equals + 1)
  const quote = source[valueStart]
  if (quote === '"' || quote === "'") {
    const close = source.indexOf(quote, valueStart + 1)
    const valueEnd = close === -1 ? source.length : close
    return { ...attribute, end: valueEnd + 1, text: source.slice(valueStart + 1, valueEnd) }
  }
  if (quote !== '{') return attribute
  const valueEnd = skipBraces(source, valueStart)
  return { ...attribute, end: valueEnd, code: source.slice(valueStart + 1, valueEnd - 1) }
}

function skipSpace(source: string, start: number): number {
  let at = start
  while (/\s/.test(source[at] ?? '')) at += 1
  return at
}

/** Returns the offset after the brace that closes the one at `start`. Braces in strings don't count. */
function skipBraces(source: string, start: number): number {
  let depth = 0
  for (let at = start; at < source.length; at++) {
    const character = source[at]
    if (character === '{') depth += 1
    else if (character === '}') {
      depth -= 1
      if (depth === 0) return at + 1
    } else if (character === '"' || character === "'" || character === '`') {
      const end = findQuoteEnd(source, at, character)
      // An apostrophe in the text of an element isn't a quote.
      if (end !== undefined) at = end
    }
  }
  return source.length
}

function findQuoteEnd(source: string, start: number, quote: string): number | undefined {
  for (let at = start + 1; at < source.length; at++) {
    const character = source[at]
    if (character === '\\') at += 1
    else if (character === quote) return at
    else if (character === '\n' && quote !== '`') return undefined
  }
  return undefined
}
