import { formatCodeSpan } from '../../../shared/text/escape-markdown.ts'
import {
  getNodeText,
  hasClass,
  isBlock,
  isElement,
  type MarkdownContext,
  type MarkdownElement,
  type MarkdownNode,
} from './markdown-node.ts'
import { printInline } from './print-inline.ts'

type Alignment = 'left' | 'center' | 'right' | undefined

/** Formats a table with one line per row. A cell that spans several columns is followed by empty ones. */
export function printTable(table: MarkdownElement, context: MarkdownContext): string {
  const rows = listRows(table.children)
  const [first, ...others] = rows
  if (first === undefined) return ''
  const width = Math.max(...rows.map((row) => sum(listCells(row).map(getColumnSpan))))
  if (width === 0) return ''
  const hasHead = listCells(first).some(({ tag }) => tag === 'th') || isInHead(table, first)
  // A table without a head has an empty one, because Markdown's tables need it.
  const head = hasHead ? formatRow(first, width, context) : formatCells([], width)
  const alignments = listCells(rows.at(-1) ?? first).flatMap((cell) =>
    Array.from({ length: getColumnSpan(cell) }, () => getAlignment(cell)),
  )
  const rule = Array.from({ length: width }, (_, index) => formatRule(alignments[index]))
  const body = (hasHead ? others : rows).map((row) => formatRow(row, width, context))
  return [head, `| ${rule.join(' | ')} |`, ...body].join('\n')
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Lists the rows of a table and its groups, but not the rows of tables in cells. */
function listRows(nodes: readonly MarkdownNode[]): MarkdownElement[] {
  return nodes.filter(isElement).flatMap((node) => {
    if (node.tag === 'tr') return [node]
    return node.tag === 'caption' ? [] : listRows(node.children)
  })
}

const isInHead = (table: MarkdownElement, row: MarkdownElement): boolean =>
  table.children.some((child) => isElement(child) && child.tag === 'thead' && child.children.includes(row))

const listCells = ({ children }: MarkdownElement): MarkdownElement[] =>
  children.filter(isElement).filter(({ tag }) => tag === 'td' || tag === 'th')

/** HTML's own limit. */
const maxColumnSpan = 1000

const getColumnSpan = ({ attributes }: MarkdownElement): number =>
  Math.min(maxColumnSpan, Math.max(1, Number.parseInt(attributes.colspan ?? '1', 10) || 1))

function getAlignment(cell: MarkdownElement): Alignment {
  if (hasClass(cell, 'align-right') || cell.attributes.align === 'right') return 'right'
  return hasClass(cell, 'align-center') || cell.attributes.align === 'center' ? 'center' : undefined
}

function formatRule(alignment: Alignment): string {
  if (alignment === 'center') return ':-:'
  return alignment === 'right' ? '--:' : '---'
}

function formatRow(row: MarkdownElement, width: number, context: MarkdownContext): string {
  const texts = listCells(row).flatMap((cell) => [
    printCell(cell, context),
    ...Array.from({ length: getColumnSpan(cell) - 1 }, () => ''),
  ])
  return formatCells(texts, width)
}

const formatCells = (texts: readonly string[], width: number): string =>
  `| ${Array.from({ length: width }, (_, index) => texts[index] ?? '').join(' | ')} |`

/** Prints a cell on one line. */
function printCell({ children }: MarkdownElement, context: MarkdownContext): string {
  const text = joinParts(listParts(children, context).flatMap((part) => part.split(/\s*\\\n\s*/)))
  return text.replaceAll('|', '\\|')
}

/** Returns the text of each block in a cell. */
function listParts(nodes: readonly MarkdownNode[], context: MarkdownContext): string[] {
  if (!nodes.some(isBlock)) return [printInline(nodes, context)]
  const parts: string[] = []
  let line: MarkdownNode[] = []
  for (const node of nodes) {
    if (isBlock(node)) {
      parts.push(printInline(line, context), ...listBlockParts(node, context))
      line = []
    } else line.push(node)
  }
  return [...parts, printInline(line, context)]
}

function listBlockParts(node: MarkdownNode, context: MarkdownContext): string[] {
  if (!isElement(node))
    return typeof node === 'string'
      ? [node]
      : formatCodeLines(node.markdown.replace(/^`{3,}.*\n|\n`{3,}$/g, ''))
  return node.tag === 'pre' ? formatCodeLines(getNodeText(node.children)) : listParts(node.children, context)
}

const formatCodeLines = (code: string): string[] =>
  code.split('\n').map((line) => formatCodeSpan(line.trim()))

/** Joins the texts of blocks: with a semicolon, unless a text ends with a punctuation mark. */
const joinParts = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .reduce(
      (whole, part) => (whole === '' ? part : `${whole}${/[.,:;!?]$/.test(whole) ? '' : ';'} ${part}`),
      '',
    )
