import { formatInlineNotice, formatNotice } from '../format-notice.ts'
import type { MdxNode } from '../mdx-tree.ts'
import type { PageConversion } from '../page-conversion.ts'
import { evaluateExpression } from './evaluate-expression.ts'

/** Converts an expression between the texts of a page: to its value, or to a notice. */
export function convertTextExpression(node: MdxNode, conversion: PageConversion): void {
  const { edits } = conversion
  if (conversion.isSupportedExpression(node.value)) return
  const value = evaluateExpression(node.value, conversion)
  const isPrintable = typeof value === 'string' || typeof value === 'number'
  if (isPrintable) {
    edits.replace(node.start, node.end, `{${JSON.stringify(value)}}`)
    return
  }
  if (value === null || typeof value === 'boolean') {
    edits.replace(node.start, node.end, '')
    return
  }
  const text = `the expression \`{${shorten(node.value)}}\`, which is code.`
  conversion.report(
    'code',
    `The page prints an expression that can't be carried over: \`{${shorten(node.value)}}\`.`,
    node.start,
  )
  edits.replace(
    node.start,
    node.end,
    node.type === 'mdxFlowExpression' ? formatNotice(`This page printed ${text}`) : formatInlineNotice(text),
  )
}

/** Shortens code to one line that fits into a sentence. */
function shorten(code: string): string {
  const line = code.trim().replace(/\s+/g, ' ').replaceAll('`', "'")
  return line.length > 60 ? `${line.slice(0, 57)}...` : line
}
