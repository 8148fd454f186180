import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { formatCodeFence } from '../../../shared/text/escape-markdown.ts'
import { renderDiagram } from '../diagrams/render-diagram.ts'
import { createSlotNode, type DocumentData, locateNode } from '../document-data.ts'
import { parseCodeMeta } from './code-meta.ts'
import { renderCodeBlock } from './render-code-block.ts'
import { createVariableNotes } from './variable-notes.ts'

/** Fenced and indented code, and diagrams drawn from text. */
export function codeBlocks(data: DocumentData): MdastPluginDefinition {
  const noteVariables = createVariableNotes(data)
  return defineMdastPlugin({
    name: 'code-blocks',
    options: { position: true },
    code(node, context) {
      const language = (node.lang ?? 'text').toLowerCase()
      const meta = parseCodeMeta(node.meta ?? '')
      if (language === 'mermaid') {
        const drawn = renderDiagram(node.value, meta.alt)
        if ('problem' in drawn) data.problems.push({ ...drawn, at: locateNode(data, node) })
        else {
          const markdown = formatCodeFence({ code: node.value, language, settings: { alt: meta.alt } })
          context.replaceNode(node, createSlotNode(data, { html: drawn.html, markdown }))
        }
        return
      }
      const { html, text } = renderCodeBlock({ code: node.value, language, meta })
      const markdown = formatCodeFence({
        code: text,
        language: node.lang ?? '',
        settings: { title: meta.title },
      })
      const notes = noteVariables({ code: node.value, language, title: meta.title, position: node.position })
      context.replaceNode(node, [...notes, createSlotNode(data, { html, markdown })])
    },
  })
}
