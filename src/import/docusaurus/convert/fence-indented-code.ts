import { formatCodeFence } from '../../../shared/text/escape-markdown.ts'
import { listNodes, type MdxNode, parseCommonMark } from './mdx-tree.ts'

/**
 * Writes indented code as fences. Docusaurus 2 reads it as code, and MDX 2 and newer as text. A fence takes the blank line next to the
 * code, so that lines keep their numbers.
 */
export function fenceIndentedCode(text: string, { math }: { math: boolean }): string {
  const lines = text.split('\n')
  const blocks = listNodes(parseCommonMark(text, { math })).filter(({ type }) => type === 'code')
  for (const block of blocks.reverse()) writeFence(block, { text, lines })
  return lines.join('\n')
}

function writeFence(
  { start, end, value }: MdxNode,
  { text, lines }: { text: string; lines: string[] },
): void {
  const first = countLines(text.slice(0, start))
  const last = countLines(text.slice(0, end).trimEnd())
  const indent = lines[first]?.match(/^ *(?= {4}\S)/)?.[0]
  // Code that begins with more spaces than it needs, or in a quote, is rare and stays.
  if (indent === undefined || /^(?:`{3}|~{3})/.test(text.slice(start).trimStart())) return
  const isBlank = (line: number): boolean => lines[line]?.trim() === ''
  const fence = formatCodeFence({ code: value, language: '' })
    .split('\n')
    .map((line) => (line === '' ? '' : indent + line))
  const from = isBlank(first - 1) ? first - 1 : first
  const to = isBlank(last + 1) ? last + 1 : last
  lines.splice(from, to - from + 1, ...fence)
}

const countLines = (text: string): number => text.split('\n').length - 1
