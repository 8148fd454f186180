import { formatCodeFence } from '../../../shared/text/escape-markdown.ts'
import { formatNotice, formatPlainNotice } from '../convert/format-notice.ts'
import { frontMatterBlock } from '../convert/front-matter/front-matter-block.ts'
import { type MdxNode, parseCommonMark, parseMdx } from '../convert/mdx-tree.ts'

interface HiddenBlock {
  /** Undefined for a problem of the whole page. */
  line: number | undefined
  /** Round of the check. From the second on, more is hidden. */
  round: number
  reason: string
  isCommonMark: boolean
}

/** Replaces the block at a line with a notice: at first the smallest one, then the one at the top, and then the page. */
export function hideBlock(text: string, hidden: HiddenBlock): string {
  const { line, round, reason, isCommonMark } = hidden
  const [head = ''] = text.match(frontMatterBlock) ?? []
  const headLines = head === '' ? 0 : head.split('\n').length
  if (line !== undefined && line <= headLines) return removeKey(text, line, round)
  if (line === undefined || round > 2) return hidePage(text, head, reason)
  const node = findBlock(text, { ...hidden, line })
  if (node === undefined) return hidePage(text, head, reason)
  const source = text.slice(node.start, node.end)
  const lines = source.split('\n').length
  const format = isCommonMark ? formatPlainNotice : formatNotice
  const notice = format(`A part of ${lines === 1 ? 'one line' : `${lines} lines`} can't be shown: ${reason}`)
  return `${text.slice(0, node.start)}${notice}${formatSource(node, text)}${text.slice(node.end)}`
}

/** A diagram that can't be drawn stays as text. */
function formatSource(node: MdxNode, text: string): string {
  if (node.type !== 'code') return ''
  const indent = text.slice(text.lastIndexOf('\n', node.start - 1) + 1, node.start).replace(/[^\s>]/g, ' ')
  return `\n\n${formatCodeFence({ code: node.value, language: 'text' })}`.replaceAll('\n', `\n${indent}`)
}

/** Removes the key of the front matter at a line. If that didn't help, only the title stays. */
function removeKey(text: string, line: number, round: number): string {
  const lines = text.split('\n')
  if (round > 1) {
    const end = lines.indexOf('---', 1)
    const title = lines.slice(1, end).filter((entry) => /^title:/.test(entry))
    return ['---', ...title, ...lines.slice(end)].join('\n')
  }
  let first = line - 1
  while (first > 1 && !/^[\w-]+\s*:/.test(lines[first] ?? '')) first -= 1
  let last = first + 1
  while (last < lines.length && /^(?:\s|-\s|\])/.test(lines[last] ?? '')) last += 1
  lines.splice(first, last - first)
  return lines.join('\n')
}

const blockTypes = new Set(
  (
    'paragraph heading code table list blockquote mdxJsxFlowElement mdxFlowExpression containerDirective ' +
    'mdxjsEsm html math definition footnoteDefinition'
  ).split(' '),
)

function findBlock(
  text: string,
  { line, round, isCommonMark }: Pick<HiddenBlock, 'round' | 'isCommonMark'> & { line: number },
): MdxNode | undefined {
  let tree: MdxNode
  try {
    tree = (isCommonMark ? parseCommonMark : parseMdx)(text, { math: true })
  } catch {
    return undefined
  }
  const start = text.split('\n', line - 1).join('\n').length + (line > 1 ? 1 : 0)
  const end = text.indexOf('\n', start) === -1 ? text.length : text.indexOf('\n', start)
  const contains = (node: MdxNode): boolean => node.start <= end && node.end >= start && node.end > node.start
  let block: MdxNode | undefined
  let nodes = tree.children
  for (;;) {
    const next = nodes.find((node) => node.type !== 'yaml' && contains(node))
    if (next === undefined) return block
    const startsLine = text.slice(text.lastIndexOf('\n', next.start - 1) + 1, next.start).trim() === ''
    if (blockTypes.has(next.type) && startsLine) block = next
    if (round > 1 && block !== undefined) return block
    nodes = next.children
  }
}

/** Shows a page that can't be compiled as its source. */
function hidePage(text: string, head: string, reason: string): string {
  const source = formatCodeFence({ code: text.slice(head.length).trim(), language: 'mdx' })
  return `${head === '' ? '' : `${head}\n\n`}${formatPlainNotice(`${reason} This is the source of the page.`)}\n\n${source}\n`
}
