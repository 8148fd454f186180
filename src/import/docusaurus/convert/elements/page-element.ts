import { evaluateExpression } from '../code/evaluate-expression.ts'
import { escapeMdx, formatInlineNotice, formatNotice } from '../format-notice.ts'
import type { MdxNode } from '../mdx-tree.ts'
import type { PageConversion } from '../page-conversion.ts'
import { findAttribute, type OpeningTag } from './scan-tag.ts'

/** An element of a page, with its opening tag. */
export interface PageElement {
  node: MdxNode
  tag: OpeningTag
  parent: MdxNode
}

/** Replaces an element with a notice. */
export function replaceElement({ node, parent }: PageElement, text: string, { edits }: PageConversion): void {
  const isBlock = isAlone(node, edits.text) && parent.type !== 'paragraph'
  edits.replace(node, isBlock ? formatNotice(`This page showed ${text}`) : formatInlineNotice(text))
}

interface ReplacedTags {
  notice: string
  /** Texts of the opening tag. */
  texts: string
}

/** Removes the tags of an element, and keeps what is between them. */
export function unwrapElement(
  { node, tag }: PageElement,
  { edits }: PageConversion,
  { notice, texts }: ReplacedTags = { notice: '', texts: '' },
): void {
  const closing = edits.text.lastIndexOf('</', node.end)
  const isBlock = node.type === 'mdxJsxFlowElement' && isAlone(node, edits.text)
  const formatted = notice === '' ? '' : isBlock ? formatNotice(notice) : formatInlineNotice(notice)
  const parts = [formatted, texts === '' ? '' : `**${escapeMdx(texts)}**`].filter(Boolean)
  edits.replace(tag, isBlock ? `${parts.join('\n\n')}\n` : parts.map((part) => `${part} `).join(''))
  if (!tag.isSelfClosing && closing > node.start)
    edits.replace({ start: closing, end: node.end }, isBlock ? '\n' : '')
}

/** Reads the first attribute with one of some names as a text that is written out or can be computed. */
export function readTextAttribute(
  tag: OpeningTag,
  names: readonly string[],
  conversion: PageConversion,
): string | undefined {
  const { text, code } = findAttribute(tag, ...names) ?? {}
  const value = text ?? (code === undefined ? undefined : evaluateExpression(code, conversion))
  return typeof value === 'string' ? value : undefined
}

/** Whether nothing else is on the lines of a node. */
export function isAlone({ start, end }: MdxNode, text: string): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const [after = ''] = text.slice(end).split('\n', 1)
  return before.trim() === '' && after.trim() === ''
}
