import { escapeHtml } from '../../../shared/text/escape-html.ts'
import { escapeBlockStart, formatCodeFence } from '../../../shared/text/escape-markdown.ts'
import {
  createElementNode,
  getNodeText,
  hasClass,
  isBlock,
  isElement,
  isSkipped,
  type MarkdownContext,
  type MarkdownElement,
  type MarkdownNode,
  type PrintedBlock,
} from './markdown-node.ts'
import { printInline } from './print-inline.ts'
import { formatDefinitions, formatList } from './print-list.ts'
import { printTable } from './print-table.ts'

/** Prints nodes as Markdown, with an empty line between blocks. */
export function printMarkdown(nodes: readonly MarkdownNode[], context: MarkdownContext): string {
  return printBlocks(nodes, context)
    .map(({ text }) => text)
    .join('\n\n')
}

/** Prints nodes as a list of blocks that follow `previous`. Text between two blocks is a paragraph. */
function printBlocks(
  nodes: readonly MarkdownNode[],
  context: MarkdownContext,
  previous?: PrintedBlock,
): PrintedBlock[] {
  const blocks: PrintedBlock[] = []
  let line: MarkdownNode[] = []
  const endLine = (): void => {
    if (line.length > 0) add(blocks, { kind: 'text', text: printParagraph(line, context) })
    line = []
  }
  for (const node of nodes) {
    if (!isBlock(node)) {
      line.push(node)
      continue
    }
    endLine()
    for (const block of printBlockNode(node, blocks.at(-1) ?? previous, context)) add(blocks, block)
  }
  endLine()
  return blocks
}

function add(blocks: PrintedBlock[], block: PrintedBlock): void {
  if (block.text !== '') blocks.push(block)
}

function printParagraph(nodes: readonly MarkdownNode[], context: MarkdownContext): string {
  return escapeBlockStart(printInline(nodes, context))
}

function printBlockNode(
  node: MarkdownNode,
  previous: PrintedBlock | undefined,
  context: MarkdownContext,
): PrintedBlock[] {
  if (typeof node === 'string') return []
  if (isElement(node)) return isSkipped(node) ? [] : printElement(node, previous, context)
  for (const [label, note] of node.notes ?? []) context.notes.set(label, note)
  return [{ kind: 'other', text: node.markdown }]
}

function printElement(
  element: MarkdownElement,
  previous: PrintedBlock | undefined,
  context: MarkdownContext,
): PrintedBlock[] {
  const { tag, children } = element
  switch (tag) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [{ kind: 'other', text: printHeading(element, context) }]
    case 'p':
      return children.some(isBlock)
        ? printBlocks(children, context)
        : [{ kind: 'text', text: printParagraph(children, context) }]
    case 'ul':
    case 'menu':
    case 'ol':
      return printList(element, previous, context)
    case 'dl':
      return printBlocks([formatDefinitions(element)], context)
    case 'blockquote':
      return [{ kind: 'other', text: quote(printMarkdown(children, context)) }]
    case 'pre':
      return [{ kind: 'other', text: printCode(element) }]
    case 'hr':
      return [{ kind: 'other', text: '---' }]
    case 'table':
      return [{ kind: 'other', text: printTable(element, context) }]
    case 'details':
      return printDetails(element, context)
    default:
      return printContainer(element, previous, context)
  }
}

/** Prints a heading, with an anchor if its ID isn't the one that viewers of Markdown derive from its text. */
function printHeading(element: MarkdownElement, context: MarkdownContext): string {
  const { tag, attributes, children } = element
  const text = printInline(children, context).replace(/\s*\\\n\s*/g, ' ')
  if (text === '') return ''
  const derivedId = context.slugger.slug(getVisibleText(children).trim())
  const { id = derivedId } = attributes
  const anchor = id === derivedId ? '' : `<a id="${escapeHtml(id)}"></a>`
  // Marks at the end would close the heading.
  return `${'#'.repeat(Number(tag[1]))} ${anchor}${text.replace(/(\s)(#+)$/, '$1\\$2')}`
}

const getVisibleText = (nodes: readonly MarkdownNode[]): string =>
  getNodeText(nodes.filter((node) => !isElement(node) || !isSkipped(node)))

/** Prints a list. If the previous block is one too, another marker keeps the two apart. */
function printList(
  element: MarkdownElement,
  previous: PrintedBlock | undefined,
  context: MarkdownContext,
): PrintedBlock[] {
  const kind = element.tag === 'ol' ? 'ol' : 'ul'
  const items = element.children.filter(isElement)
  // Cards with headings are sections.
  if (items.length > 0 && items.every(startsWithHeading))
    return items.flatMap(({ children }) => printBlocks(children, context))
  const isFollowing = previous?.kind === kind
  const text = formatList(element, isFollowing, (nodes) => printBlocks(nodes, context))
  return [{ kind: isFollowing ? 'other' : kind, text }]
}

function startsWithHeading({ children }: MarkdownElement): boolean {
  const first = children.find((child) => typeof child !== 'string' || child.trim() !== '')
  return isElement(first) && /^h[1-6]$/.test(first.tag)
}

const quote = (text: string): string => text.replace(/^.*$/gm, (line) => (line === '' ? '>' : `> ${line}`))

function printCode({ children, attributes }: MarkdownElement): string {
  const code = children.find((child) => isElement(child) && child.tag === 'code')
  const classes = (isElement(code) ? code.attributes.class : attributes.class) ?? ''
  const language = classes.match(/(?:^|\s)language-([\w+#.-]+)/)?.[1] ?? ''
  return formatCodeFence({ code: getNodeText(children).replace(/^\n|\n$/g, ''), language })
}

/** Prints the summary as a line in bold, or as the heading that it contains. */
function printDetails({ children }: MarkdownElement, context: MarkdownContext): PrintedBlock[] {
  const isSummary = (child: MarkdownNode): child is MarkdownElement =>
    isElement(child) && child.tag === 'summary'
  const summary = children.find(isSummary)?.children ?? []
  const title = summary.some(isBlock)
    ? summary
    : [createElementNode('p', [createElementNode('strong', summary)])]
  return [
    ...printBlocks(title, context),
    ...printBlocks(
      children.filter((child) => !isSummary(child)),
      context,
    ),
  ]
}

function printContainer(
  element: MarkdownElement,
  previous: PrintedBlock | undefined,
  context: MarkdownContext,
): PrintedBlock[] {
  const { children, attributes } = element
  if ('data-footnotes' in attributes) {
    collectNotes(children, context)
    return []
  }
  if (hasClass(element, 'admonition'))
    return [{ kind: 'other', text: quote(printAdmonition(children, context)) }]
  return printBlocks(children, context, previous)
}

/** Prints the title of an admonition in bold. It may contain markup, which can't be bold twice. */
function printAdmonition(children: readonly MarkdownNode[], context: MarkdownContext): string {
  const isTitle = (child: MarkdownNode): child is MarkdownElement =>
    isElement(child) && hasClass(child, 'admonition-title')
  const title = children.find(isTitle)?.children ?? []
  return printMarkdown(
    [
      createElementNode('p', [createElementNode('strong', title)]),
      ...children.filter((child) => !isTitle(child)),
    ],
    context,
  )
}

/** Collects the footnotes that the writer put below the article. */
function collectNotes(nodes: readonly MarkdownNode[], context: MarkdownContext): void {
  for (const node of nodes.filter(isElement)) {
    const label = node.tag === 'li' ? node.attributes.id?.replace(/^fn-/, '') : undefined
    if (label === undefined) collectNotes(node.children, context)
    else context.notes.set(context.notePrefix + label, printMarkdown(node.children, context))
  }
}
