import { escapeMarkdown, formatCodeSpan } from '../../../shared/text/escape-markdown.ts'
import {
  getNodeText,
  isElement,
  isSkipped,
  type MarkdownContext,
  type MarkdownElement,
  type MarkdownNode,
} from './markdown-node.ts'

const superscripts = new Map(
  [...'0123456789+-−=()n'].map((character, index) => [character, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ'][index]]),
)

const subscripts = new Map(
  [...'0123456789+-−=()n'].map((character, index) => [character, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙ'][index]]),
)

/** Marks of the element that text is in. */
interface InlinePlace {
  context: MarkdownContext
  isLabel: boolean
  /** Marks that the text is between. Bold text can't be made bold again. */
  marks: readonly string[]
}

/** Prints text with its markup on one line, apart from line breaks that the writer set. */
export function printInline(nodes: readonly MarkdownNode[], context: MarkdownContext): string {
  const line = printNodes(nodes, '', { context, isLabel: false, marks: [] })
  // A line break at the start or end of a block does nothing.
  return line.replace(/^(?:\s|\\\n)+|(?:\s*\\\n)+\s*$/g, '').trimEnd()
}

function printNodes(nodes: readonly MarkdownNode[], before: string, place: InlinePlace): string {
  let line = ''
  for (const node of nodes) line = appendPiece(line, printNode(node, line.at(-1) ?? before, place))
  return line
}

function appendPiece(line: string, piece: string): string {
  if (/\s$/.test(line)) return line + piece.trimStart()
  if (needsSpace(line, piece)) return `${line} ${piece}`
  // Before a link, an exclamation mark would make it an image.
  return line.endsWith('!') && piece.startsWith('[') ? `${line.slice(0, -1)}\\!${piece}` : line + piece
}

/** Whether the marks at the end of a line end their element only if a space follows. */
function needsSpace(line: string, piece: string): boolean {
  const [whole = '', backslash = '', marks = ''] = line.match(/(\\?)(\*+|~+|`+)$/) ?? []
  if (marks.length <= backslash.length || piece === '') return false
  // The marks of two elements in a row would become one.
  if (marks.at(-1) === piece[0]) return true
  const last = backslash === '' ? line.at(-whole.length - 1) : marks[0]
  // Marks between punctuation and a letter don't close anything.
  return !marks.endsWith('`') && isPunctuation(last) && /^[\p{L}\p{N}]/u.test(piece)
}

const isPunctuation = (character = ' '): boolean => /[^\s\p{L}\p{N}]/u.test(character)

function printNode(node: MarkdownNode, before: string, place: InlinePlace): string {
  if (typeof node === 'string')
    return escapeMarkdown(node.replace(/[ \t\r\n\f]+/g, ' '), {
      before,
      isLabel: place.isLabel,
      escapesDollars: place.context.hasFormulas,
    })
  if (!isElement(node)) return node.markdown
  return isSkipped(node) ? '' : printElement(node, before, place)
}

function printElement(element: MarkdownElement, before: string, place: InlinePlace): string {
  const { tag, children } = element
  switch (tag) {
    case 'br':
      return '\\\n'
    case 'code':
    case 'kbd':
    case 'samp':
    case 'tt':
      return formatCodeSpan(getNodeText(children))
    case 'b':
    case 'strong':
      return wrap('**', { children, before }, place)
    case 'em':
    case 'i':
    case 'cite':
    case 'dfn':
    case 'var':
      return wrap('*', { children, before }, place)
    case 'del':
    case 's':
    case 'strike':
      return wrap('~~', { children, before }, place)
    case 'a':
      return printLink(element, place)
    case 'img':
      return printImage(element, place)
    case 'audio':
    case 'iframe':
    case 'video':
      return printMedia(element, place)
    case 'sup':
      return printSuperscript(element, place)
    case 'sub':
      return formatSubscript(printNodes(children, before, place))
    case 'term':
      return printTerm(element, before, place)
    case 'q':
      return `“${printNodes(children, '', place)}”`
    default:
      return printPhrase(element, before, place)
  }
}

const separatedTags = /^(?:p|div|li|td|th|tr|h[1-6]|dt|dd|figcaption|section)$/

/** Prints an element without a form in Markdown. The text of blocks in a line is separated by spaces. */
function printPhrase({ tag, children }: MarkdownElement, before: string, place: InlinePlace): string {
  const text = printNodes(children, before, place)
  return separatedTags.test(tag) && text !== '' ? ` ${text} ` : text
}

/** Text to put marks around. */
interface MarkedText {
  children: readonly MarkdownNode[]
  /** The character before it. */
  before: string
}

/** Puts marks around text, inside its spaces, because Markdown ignores marks beside spaces. */
function wrap(marks: string, { children, before }: MarkedText, place: InlinePlace): string {
  if (place.marks.includes(marks)) return printNodes(children, before, place)
  const text = printNodes(children, marks, { ...place, marks: [...place.marks, marks] })
  const [, start = '', middle = '', end = ''] = text.match(/^(\s*)([\s\S]*?)(\s*)$/) ?? []
  if (middle === '') return text
  // Marks between a letter and a punctuation mark don't open anything.
  const isClosed = start === '' && /[\p{L}\p{N}]/u.test(before) && /^[^\s\p{L}\p{N}]/u.test(middle)
  return `${isClosed ? ' ' : start}${marks}${middle}${marks}${end}`
}

function printLink({ attributes, children }: MarkdownElement, place: InlinePlace): string {
  const { href, title, 'aria-label': name } = attributes
  if (href === undefined) return printNodes(children, '', place)
  const text = getNodeText(children)
  if (text === href || `mailto:${text}` === href) return `<${text}>`
  const label = printNodes(children, '[', { ...place, isLabel: true }).trim()
  // A picture that opens in full is only a picture.
  if (href.startsWith('docent-image:') && label.startsWith('![')) return label
  const url = place.context.resolveUrl(href)
  return `[${label === '' ? escapeMarkdown(name ?? url, { isLabel: true }) : label}](${formatTarget(url, title)})`
}

function printImage(
  { attributes: { src = '', alt = '', title } }: MarkdownElement,
  place: InlinePlace,
): string {
  if (src === '') return ''
  return `![${escapeMarkdown(alt.replace(/\s+/g, ' '), { isLabel: true })}](${formatTarget(place.context.resolveUrl(src), title)})`
}

function printMedia({ tag, attributes, children }: MarkdownElement, place: InlinePlace): string {
  const source = children.filter(isElement).find((child) => child.tag === 'source')
  const src = attributes.src ?? source?.attributes.src
  if (src === undefined) return ''
  const name = attributes['aria-label'] ?? attributes.title ?? (tag === 'iframe' ? src : tag)
  return `[${escapeMarkdown(name, { isLabel: true })}](${formatTarget(place.context.resolveUrl(src), undefined)})`
}

function formatTarget(url: string, title: string | undefined): string {
  const target = url.replace(hasBalancedParentheses(url) ? /[\s<>]/g : /[\s<>()]/g, encodeCharacter)
  return title === undefined || title === '' ? target : `${target} "${title.replace(/["\\]/g, '\\$&')}"`
}

/** Whether Markdown finds the end of a URL with parentheses. */
function hasBalancedParentheses(url: string): boolean {
  let depth = 0
  for (const sign of url.match(/[()]/g) ?? []) {
    depth += sign === '(' ? 1 : -1
    if (depth < 0) return false
  }
  return depth === 0
}

const encodeCharacter = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`

function printSuperscript({ children }: MarkdownElement, place: InlinePlace): string {
  const link = children.find((child) => isElement(child) && 'data-footnote-ref' in child.attributes)
  if (isElement(link))
    return `[^${place.context.notePrefix}${(link.attributes.href ?? '').replace(/^#fn-/, '')}]`
  return formatSuperscript(printNodes(children, '', place))
}

/** A term has its definition in a footnote where the article names it first. */
function printTerm({ attributes, children }: MarkdownElement, before: string, place: InlinePlace): string {
  const { label = '', definition = '' } = attributes
  const { notes } = place.context
  const text = printNodes(children, before, place)
  if (definition === '' || notes.has(label)) return text
  notes.set(label, escapeMarkdown(definition))
  return `${text}[^${label}]`
}

/**
 * Formats raised text: `2` becomes `²`. Markdown has no element for it, and `102` would be a different number from 10².
 */
const formatSuperscript = (text: string): string => replaceAll(text, superscripts) ?? `^${text}`

/** Formats lowered text: `2` becomes `₂`. */
const formatSubscript = (text: string): string => replaceAll(text, subscripts) ?? text

/** Returns undefined unless every character has a replacement. */
function replaceAll(text: string, replacements: ReadonlyMap<string, string | undefined>): string | undefined {
  const characters = [...text].map((character) => replacements.get(character))
  return characters.every((character) => character !== undefined) ? characters.join('') : undefined
}
