import { createResolver } from '../elements/convert-static-component.ts'
import { htmlToMdx } from '../elements/html-to-mdx.ts'
import { isAlone } from '../elements/page-element.ts'
import { formatInlineNotice, formatNotice } from '../format-notice.ts'
import type { MdxNode } from '../mdx-tree.ts'
import type { PageConversion } from '../page-conversion.ts'
import { evaluateExpression } from './evaluate-expression.ts'
import { renderExpression } from './render-static-component.ts'

/** Converts an expression between the texts of a page: to its value, or to a notice. */
export function convertTextExpression(node: MdxNode, conversion: PageConversion): void {
  const { edits } = conversion
  if (conversion.isSupportedExpression(node.value)) return
  const value = evaluateExpression(node.value, conversion)
  const isPrintable = typeof value === 'string' || typeof value === 'number'
  if (isPrintable) {
    edits.replace(node, `{${JSON.stringify(value)}}`)
    return
  }
  if (value === null || typeof value === 'boolean') {
    edits.replace(node, '')
    return
  }
  if (convertElements(node, conversion)) return
  const text = `the expression \`{${shorten(node.value)}}\`, which is code.`
  conversion.report(
    'code',
    `The page prints an expression that can't be carried over: \`{${shorten(node.value)}}\`.`,
    node.start,
  )
  edits.replace(
    node,
    node.type === 'mdxFlowExpression' ? formatNotice(`This page printed ${text}`) : formatInlineNotice(text),
  )
}

/** Replaces an expression with the elements that it prints. Returns whether that was possible. */
function convertElements(node: MdxNode, conversion: PageConversion): boolean {
  const { edits } = conversion
  const isBlock = isAlone(node, edits.text)
  const rendered = renderExpression(node.value, conversion)
  if ('reason' in rendered) return false
  const markup = htmlToMdx(rendered.html, { resolve: createResolver(conversion), isBlock })
  if (markup === undefined) return false
  const indent = edits.text.slice(edits.text.lastIndexOf('\n', node.start - 1) + 1, node.start)
  const text = isBlock ? markup.before.trim().replaceAll('\n', `\n${indent}`) : markup.before
  edits.replace(node, text)
  conversion.report(
    'code',
    `The expression \`{${shorten(node.value)}}\` became the elements that it prints${rendered.hasState ? " at first. It doesn't respond to clicks any more" : ''}.`,
    node.start,
  )
  return true
}

/** Shortens code to one line that fits into a sentence. */
function shorten(code: string): string {
  const line = code.trim().replace(/\s+/g, ' ').replaceAll('`', "'")
  return line.length > 60 ? `${line.slice(0, 57)}...` : line
}
