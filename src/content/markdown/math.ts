import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { formatScrollFrame } from '../../shared/content/scroll-frame.ts'
import { createSlotNode, type DocumentData, locateNode } from './document-data.ts'

const require = createRequire(import.meta.url)

/** In characters. */
const maxFormulaLength = 10_000

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
    const { formatMathMl }: typeof import('./format-math-ml.ts') = require(
      fileURLToPath(new URL('./format-math-ml.ts', import.meta.url)),
    )
    try {
      const html = formatMathMl(tex, displayMode)
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
