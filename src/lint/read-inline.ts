import type { SourceLocation } from '../shared/docs-error.ts'
import { getLine, type TreeNode } from '../shared/tree-node.ts'
import { codeMark, type ProseBlock } from './blocks.ts'

/** A run of text within a paragraph. */
interface InlinePart {
  text: string
  withCode: string
  line: number
}

interface BoldRange {
  /** Indexes of its first part and of the part after its last one. */
  start: number
  end: number
  line: number
}

/** Parts of a paragraph, with the places of its markup. */
interface InlineState {
  parts: InlinePart[]
  boldRanges: BoldRange[]
  links: { href: string; line: number }[]
}

/** Reads the text of a paragraph, a heading, or a cell. */
export function readInline(node: TreeNode, locateLine: (line: number) => SourceLocation): ProseBlock {
  const state: InlineState = { parts: [], boldRanges: [], links: [] }
  for (const child of node.children ?? []) readParts(child, state)
  const { parts, boldRanges, links } = state
  const join = (key: 'text' | 'withCode', start: number, end?: number): string =>
    parts
      .slice(start, end)
      .map((part) => part[key])
      .join('')
  return {
    kind: 'prose',
    role: 'paragraph',
    text: join('text', 0),
    withCode: join('withCode', 0),
    bold: boldRanges.map(({ start, end, line }) => ({
      text: join('withCode', start, end),
      after: join('text', end),
      at: locateLine(line),
    })),
    links: links.map(({ href, line }) => ({ href, at: locateLine(line) })),
    locateOffset: (offset) => locateLine(findLine(parts, offset) ?? getLine(node)),
  }
}

function readParts(node: TreeNode, state: InlineState): void {
  const { parts, boldRanges, links } = state
  const start = parts.length
  const line = getLine(node)
  const part = readPart(node, line)
  if (part !== undefined) parts.push(part)
  for (const child of node.children ?? []) readParts(child, state)
  // A component without text renders a name from the catalog.
  if (node.type === 'mdxJsxTextElement' && parts.length === start)
    parts.push({ text: codeMark, withCode: codeMark, line })
  if (node.type === 'link' && node.url != null) links.push({ href: node.url, line })
  if (node.type === 'strong') boldRanges.push({ start, end: parts.length, line })
}

function readPart({ type, value = '' }: TreeNode, line: number): InlinePart | undefined {
  switch (type) {
    case 'text':
      return { text: value, withCode: value, line }
    case 'break':
      return { text: '\n', withCode: '\n', line }
    case 'inlineCode':
      return { text: codeMark, withCode: value, line }
    case 'inlineMath':
    case 'mdxTextExpression':
      return value.startsWith('/*') ? undefined : { text: codeMark, withCode: codeMark, line }
  }
  return undefined
}

/** Finds the line of a character in the joined parts: a part starts at its own line, and its line breaks count. */
function findLine(parts: readonly InlinePart[], offset: number): number | undefined {
  let start = 0
  for (const { text, line } of parts) {
    if (offset < start + text.length) return line + text.slice(0, offset - start).split('\n').length - 1
    start += text.length
  }
  return parts.at(-1)?.line
}
