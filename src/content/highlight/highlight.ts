import { highlightCode, tagHighlighter, tags } from '@lezer/highlight'
import { breakAddresses } from '../../shared/samples/break-addresses.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'
import { loadParser } from './load-parser.ts'

/**
 * One letter per token class, because they're in every code block of every page. The theme's `code.css` colors them.
 */
const tokenClasses = tagHighlighter([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.controlKeyword, tags.self], class: 'k' },
  {
    tag: [tags.string, tags.special(tags.string), tags.regexp, tags.character, tags.attributeValue],
    class: 's',
  },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.color, tags.unit, tags.escape], class: 'n' },
  { tag: [tags.comment, tags.lineComment, tags.blockComment, tags.docComment], class: 'c' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.function(tags.definition(tags.variableName)),
      tags.standard(tags.variableName),
      tags.macroName,
    ],
    class: 'f',
  },
  { tag: [tags.typeName, tags.className, tags.namespace, tags.tagName, tags.heading], class: 't' },
  {
    tag: [tags.propertyName, tags.definition(tags.propertyName), tags.attributeName, tags.labelName],
    class: 'p',
  },
  {
    tag: [tags.meta, tags.annotation, tags.processingInstruction, tags.special(tags.variableName)],
    class: 'm',
  },
  { tag: tags.inserted, class: 'i' },
  { tag: tags.deleted, class: 'd' },
])

/** Longer code isn't highlighted: nobody reads it, and parsing would delay the build. */
const maxHighlightedLength = 200_000
const highlightCache = new Map<string, string[]>()
const maxCacheEntries = 4_000

/**
 * Returns lines of code as HTML: escaped text in spans with token classes. Code in an unknown language is plain text.
 */
export function highlightLines(code: string, language: string): string[] {
  const key = `${language}\n${code}`
  const cachedLines = highlightCache.get(key)
  if (cachedLines !== undefined) return cachedLines
  const lines = tokenize(code, language)
  if (highlightCache.size >= maxCacheEntries) highlightCache.clear()
  highlightCache.set(key, lines)
  return lines
}

const formatText = (text: string): string => breakAddresses(escapeHtml(text))

function tokenize(code: string, language: string): string[] {
  const parser = code.length > maxHighlightedLength ? undefined : loadParser(language)
  if (parser === undefined) return code.split('\n').map(formatText)
  const lines: string[] = []
  let line = ''
  highlightCode(
    code,
    parser.parse(code),
    tokenClasses,
    (text, classes) => {
      line += classes === '' ? formatText(text) : `<span class="${classes}">${formatText(text)}</span>`
    },
    () => {
      lines.push(line)
      line = ''
    },
  )
  return [...lines, line]
}
