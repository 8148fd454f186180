import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { codeBlockHtml } from './code-block-html.ts'
import { parseCodeMeta } from './code-meta.ts'
import { diagramHtml } from './diagrams/diagram-html.ts'
import { type DocumentData, placeOf, slotNode } from './document.ts'

/** Fenced and indented code, and diagrams drawn from text. */
export function codeBlocks(data: DocumentData): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'code-blocks',
    options: { position: true },
    code(node, context) {
      const language = (node.lang ?? 'text').toLowerCase()
      const meta = parseCodeMeta(node.meta ?? '')
      if (language === 'mermaid') {
        const drawn = diagramHtml(node.value, meta.alt)
        if ('problem' in drawn) data.problems.push({ ...drawn, at: placeOf(data, node) })
        else context.replaceNode(node, slotNode(data, drawn.html))
        return
      }
      context.replaceNode(node, slotNode(data, codeBlockHtml({ code: node.value, language, meta })))
    },
  })
}
