import { listMisplacedTags } from '../../../content/source/list-misplaced-tags.ts'
import { completeTables } from './complete-tables.ts'
import { fenceIndentedCode } from './fence-indented-code.ts'
import type { MdxNode } from './mdx-tree.ts'
import { type PreparedMdx, prepareMdx } from './prepare-mdx.ts'

/** Writes MDX 1 as the MDX that the parser accepts: indented text is code, tables are complete, and braces outside of elements are text. */
export function prepareMdx1(source: string, options: { math: boolean }): PreparedMdx | undefined {
  const first = prepareMdx(outdentClosingTags(completeTables(fenceIndentedCode(source, options))), options)
  if (first === undefined) return undefined
  let { text } = first
  for (const { start } of listExpressions(first.tree).reverse())
    if (!text.startsWith('{/*', start)) text = `${text.slice(0, start)}\\${text.slice(start)}`
  if (text === first.text) return first
  const second = prepareMdx(text, options)
  return second && { ...second, repairedLines: [...first.repairedLines, ...second.repairedLines] }
}

/** Indents closing tags like their opening tags. In the text of a list, they'd be in the list. */
function outdentClosingTags(text: string): string {
  const lines = text.split('\n')
  for (const { line, name, indent } of listMisplacedTags(text)) lines[line - 1] = `${indent}</${name}>`
  return lines.join('\n')
}

/** Lists the expressions outside of elements and of the paragraphs that begin with one. Comments are among them. */
function listExpressions(node: MdxNode): MdxNode[] {
  if (isElement(node) || (node.type === 'paragraph' && node.children.slice(0, 1).some(isElement))) return []
  return /^mdx(?:Text|Flow)Expression$/.test(node.type) ? [node] : node.children.flatMap(listExpressions)
}

const isElement = ({ type }: MdxNode): boolean => type.startsWith('mdxJsx')
