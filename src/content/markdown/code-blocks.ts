import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { parseCodeMeta } from './code-meta.ts'
import { renderDiagram } from './diagrams/render-diagram.ts'
import { createSlotNode, type DocumentData, locateNode } from './document.ts'
import { renderCodeBlock } from './render-code-block.ts'

/** Fenced and indented code, and diagrams drawn from text. */
export function codeBlocks(data: DocumentData): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'code-blocks',
    options: { position: true },
    code(node, context) {
      const language = (node.lang ?? 'text').toLowerCase()
      const meta = parseCodeMeta(node.meta ?? '')
      if (language === 'mermaid') {
        const drawn = renderDiagram(node.value, meta.alt)
        if ('problem' in drawn) data.problems.push({ ...drawn, at: locateNode(data, node) })
        else context.replaceNode(node, createSlotNode(data, drawn.html))
        return
      }
      context.replaceNode(node, createSlotNode(data, renderCodeBlock({ code: node.value, language, meta })))
    },
  })
}
