import { get } from 'node-emoji'
import type { MdxNode } from '../mdx-tree.ts'
import type { PageConversion } from '../page-conversion.ts'

const shortcode = /:\+1:|:-1:|:[\w-]+:/g

/** Writes names of emoji (`:tada:`) in a text as characters, with the table that Docusaurus uses. */
export function convertShortcodes({ start, end }: MdxNode, { edits, context }: PageConversion): void {
  if (!context.hasShortcodes) return
  for (const match of edits.text.slice(start, end).matchAll(shortcode)) {
    const emoji = get(match[0])
    const at = start + match.index
    if (emoji !== undefined) edits.replace({ start: at, end: at + match[0].length }, emoji)
  }
}

/** Whether a text has names of emoji that are replaced. */
export const hasShortcode = (text: string): boolean =>
  [...text.matchAll(shortcode)].some(([name]) => get(name) !== undefined)
