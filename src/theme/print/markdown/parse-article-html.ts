import type { ArticleSlot } from '../../../shared/content/compiled-page.ts'
import { decodeEntities } from '../../../shared/html/decode-entities.ts'
import { tokenizeHtml } from '../../../shared/html/tokenize-html.ts'
import { createElementNode, createRawNode, type MarkdownElement, type MarkdownNode } from './markdown-node.ts'

/** Parses HTML from our own build, in which every element that isn't empty is closed. Slots become their Markdown. */
export function parseArticleHtml(html: string, slots: readonly ArticleSlot[] = []): MarkdownNode[] {
  const root = createElementNode('', [])
  const open = [root]
  for (const token of tokenizeHtml(html)) {
    const parent = open.at(-1) ?? root
    if (token.kind === 'text') parent.children.push(token.text)
    else if (token.kind === 'close') closeElement(open, token.name)
    else {
      const element = createElementNode(token.name, [], parseAttributes(token.attributes))
      parent.children.push(fillSlot(element, slots))
      if (!token.isEmpty) open.push(element)
    }
  }
  return root.children
}

/** Returns the Markdown of a slot instead of its element. Other elements stay. */
export function fillSlot(element: MarkdownElement, slots: readonly ArticleSlot[]): MarkdownNode {
  if (element.tag !== 'docent-slot') return element
  const slot = slots[Number(element.attributes.n)]
  return slot === undefined ? '' : createRawNode(slot.markdown, slot.isInline)
}

/** A tag that closes nothing is ignored. */
function closeElement(open: MarkdownElement[], name: string): void {
  const index = open.findLastIndex(({ tag }) => tag === name)
  if (index > 0) open.length = index
}

const noAttributes: Record<string, string> = {}

const attribute = /([^\s=/"'>]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

function parseAttributes(text: string): Record<string, string> {
  if (text === '') return noAttributes
  const values: Record<string, string> = {}
  for (const [, name = '', double, single, bare] of text.matchAll(attribute))
    values[name.toLowerCase()] = decodeEntities(double ?? single ?? bare ?? '')
  return values
}
