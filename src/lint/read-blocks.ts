import { markdownToMdast, mdxToMdast } from 'satteri'
import { parseSyntaxError } from '../shared/content/parse-syntax-error.ts'
import type { SourceLocation } from '../shared/docs-error.ts'
import { codeMark, type LintBlock, type ProseBlock } from './blocks.ts'

/** A Markdown text that can map its lines (from 1) to source locations. */
export interface LintText {
  text: string
  isMdx: boolean
  locateLine(line: number): SourceLocation
}

/** A node of the Markdown tree with the fields that lint rules need. */
interface TreeNode {
  type: string
  value?: string
  depth?: number
  lang?: string | null
  meta?: string | null
  name?: string | null
  attributes?: unknown
  children?: TreeNode[]
  position?: { start: { line: number } } | undefined
}

const markdownFeatures = { gfm: true, math: true, directive: true, headingAttributes: true }

/** Attributes of components that readers see. */
const visibleAttributes = new Set(['title', 'summary', 'lead'])

/** Reads the headings, prose, code, and tables of a page in order. Undefined if its syntax is wrong. */
export function readBlocks({ text, isMdx, locateLine }: LintText): LintBlock[] | undefined {
  const tree = parseText(text, isMdx)
  if (tree === undefined) return undefined
  const blocks: LintBlock[] = []
  // The tree's own type has a member for each kind of node; only a few common fields are needed here.
  readNode(tree as TreeNode, { locateLine, blocks })
  return blocks
}

function parseText(text: string, isMdx: boolean): ReturnType<typeof mdxToMdast> | undefined {
  const parse = isMdx ? mdxToMdast : markdownToMdast
  try {
    return parse(text, { features: markdownFeatures })
  } catch (error) {
    if (parseSyntaxError(error) === undefined) throw error
    return undefined
  }
}

interface ReadState {
  locateLine(line: number): SourceLocation
  blocks: LintBlock[]
}

const getLine = ({ position }: TreeNode): number => position?.start.line ?? 1

function readNode(node: TreeNode, state: ReadState): void {
  const { locateLine, blocks } = state
  switch (node.type) {
    case 'heading':
      blocks.push({
        kind: 'heading',
        depth: node.depth ?? 1,
        text: readInline(node, state).withCode.trim(),
        at: locateLine(getLine(node)),
      })
      return
    case 'paragraph':
      blocks.push(readInline(node, state))
      return
    case 'code':
      blocks.push({
        kind: 'code',
        language: node.lang ?? '',
        meta: node.meta ?? '',
        code: node.value ?? '',
        locateLine: (line) => locateLine(getLine(node) + 1 + line),
      })
      return
    case 'table':
      readTable(node, state)
      return
    case 'mdxJsxFlowElement':
      blocks.push(...readAttributes(node, state))
  }
  for (const child of node.children ?? []) readNode(child, state)
}

function readTable(node: TreeNode, state: ReadState): void {
  const [head, ...rows] = node.children ?? []
  const columns = (head?.children ?? []).map((cell) => readInline(cell, state).withCode.trim())
  state.blocks.push({ kind: 'table', columns, at: state.locateLine(getLine(node)) })
  for (const row of rows)
    for (const cell of row.children ?? []) state.blocks.push({ ...readInline(cell, state), role: 'cell' })
}

function readAttributes(node: TreeNode, { locateLine }: ReadState): ProseBlock[] {
  if (!Array.isArray(node.attributes)) return []
  return node.attributes.flatMap(({ name, value }: { name?: string; value?: unknown }) =>
    name !== undefined && visibleAttributes.has(name) && typeof value === 'string'
      ? [
          {
            kind: 'prose' as const,
            role: 'attribute' as const,
            text: value,
            withCode: value,
            bold: [],
            locateOffset: () => locateLine(getLine(node)),
          },
        ]
      : [],
  )
}

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

/** Reads the text of a paragraph, a heading, or a cell. */
function readInline(node: TreeNode, { locateLine }: ReadState): ProseBlock {
  const parts: InlinePart[] = []
  const boldRanges: BoldRange[] = []
  for (const child of node.children ?? []) readParts(child, parts, boldRanges)
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
    locateOffset: (offset) => locateLine(findLine(parts, offset) ?? getLine(node)),
  }
}

function readParts(node: TreeNode, parts: InlinePart[], boldRanges: BoldRange[]): void {
  const start = parts.length
  const line = getLine(node)
  const part = readPart(node, line)
  if (part !== undefined) parts.push(part)
  for (const child of node.children ?? []) readParts(child, parts, boldRanges)
  // A component without text renders a name from the catalog.
  if (node.type === 'mdxJsxTextElement' && parts.length === start)
    parts.push({ text: codeMark, withCode: codeMark, line })
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
