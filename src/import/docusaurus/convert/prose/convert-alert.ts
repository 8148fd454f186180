import type { MdxNode } from '../mdx-tree.ts'
import type { PageConversion } from '../page-conversion.ts'

const kinds: Record<string, string> = {
  NOTE: 'note',
  TIP: 'tip',
  IMPORTANT: 'info',
  WARNING: 'warning',
  CAUTION: 'danger',
}
const mark = /^(>[ \t]*)\[!([A-Z]+)\][ \t]*(?=\r?\n|$)/

/** Writes a quote that starts with a line such as `[!NOTE]` as an admonition, if a plugin of the site does. */
export function convertAlert({ start, end }: MdxNode, { edits, context }: PageConversion): void {
  if (!context.hasAlerts) return
  const source = edits.text.slice(start, end)
  const [line = '', , name = ''] = source.match(mark) ?? []
  const kind = kinds[name]
  if (kind === undefined) return
  const [indent = ''] =
    edits.text.slice(edits.text.lastIndexOf('\n', start - 1) + 1, start).match(/^\s*/) ?? []
  edits.replace({ start, end: start + line.length }, `:::${kind}`)
  for (const { 0: prefix, index } of source.matchAll(/(?<=\n[ \t]*)>[ \t]?/g))
    edits.replace({ start: start + index, end: start + index + prefix.length }, '')
  edits.insert(end, `\n${indent}:::`)
}
