import { createRequire } from 'node:module'
import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { formatScrollFrame } from '../../shared/content/scroll-frame.ts'
import { createSlotNode, type DocumentData, locateNode } from './document-data.ts'

const require = createRequire(import.meta.url)

/** In characters. */
const maxFormulaLength = 10_000

interface Katex {
  renderToString(
    tex: string,
    options: { displayMode: boolean; output: 'mathml'; throwOnError: boolean; strict: 'ignore' },
  ): string
}

/** Renders formulas as MathML, which browsers display without a script, font, or style sheet. */
export function math(data: DocumentData): MdastPluginDefinition {
  const renderFormula = (
    tex: string,
    displayMode: boolean,
    node: Parameters<typeof locateNode>[1],
  ): string => {
    if (tex.length > maxFormulaLength) {
      data.problems.push({
        problem: `The formula has ${tex.length} characters; the limit is ${maxFormulaLength}.`,
        at: locateNode(data, node),
        fix: 'Split it, or write a literal dollar sign as `\\$`.',
      })
      return ''
    }
    // Loaded with the first formula, because most sites have none.
    const katex: Katex = require('katex')
    try {
      // Strictness is about what LaTeX would refuse. It would print warnings without file and line.
      const options = { displayMode, output: 'mathml', throwOnError: true, strict: 'ignore' } as const
      const html = katex.renderToString(tex, options)
      return displayMode ? `<div class="math"${formatScrollFrame(tex)}>${html}</div>` : html
    } catch (error) {
      data.problems.push({
        problem: `The formula \`${tex}\` can't be parsed: ${error instanceof Error ? error.message.replace(/^KaTeX parse error: /, '') : String(error)}.`,
        at: locateNode(data, node),
        fix: 'Correct the TeX, or write a literal dollar sign as `\\$`.',
      })
      return ''
    }
  }
  return defineMdastPlugin({
    name: 'math',
    options: { position: true },
    math(node, context) {
      const html = renderFormula(node.value, true, node)
      context.replaceNode(node, createSlotNode(data, { html, markdown: `$$\n${node.value.trim()}\n$$` }))
    },
    inlineMath(node, context) {
      const html = renderFormula(node.value, false, node)
      context.replaceNode(node, createSlotNode(data, { html, markdown: `$${node.value}$`, isInline: true }))
    },
  })
}
