import { runWithTimeLimit } from '../../../safeguards/time-limit.ts'
import { cropDrawing } from './crop-drawing.ts'
import type { Direction } from './layers/graph.ts'
import { layOutDrawing } from './layers/lay-out-drawing.ts'
import type { Mermaid } from './load-mermaid.ts'
import { moveGroupTitles } from './move-group-titles.ts'
import { readSize } from './read-size.ts'
import { wrapLabels } from './wrap-labels.ts'

/** How a diagram is drawn. */
export interface DrawingStyle {
  direction: 'LR' | 'TB'
  spacing: keyof typeof spacings
  /** Characters in a line of a label. Undefined doesn't break labels. */
  characters?: number
}

/** A drawing whose width is nearly known before it's drawn. */
export interface Draft {
  /** The drawing isn't narrower, in pixels. */
  leastWidth: number
  /** Returns SVG. */
  draw(): string
}

/** The limit for each of the drawings that are tried. */
export const maxDrawingSeconds = 3

const hasOnlyShapes = /^\s*(?:flowchart|graph|stateDiagram)/m
const flowchart = /^(\s*(?:flowchart|graph)\s+)(?:TB|TD|LR)\b/
const spacings = {
  roomy: { inlinePadding: 20, blockPadding: 10, nodeGap: 16, layerGap: 44 },
  tight: { inlinePadding: 14, blockPadding: 9, nodeGap: 12, layerGap: 32 },
  dense: { inlinePadding: 9, blockPadding: 8, nodeGap: 10, layerGap: 28 },
  closest: { inlinePadding: 4, blockPadding: 6, nodeGap: 6, layerGap: 18 },
}

/**
 * Returns a function that drafts a normalized diagram in a style. The library draws each direction and length of labels
 * once, for all spacings.
 */
export function createDrafter(text: string, mermaid: Mermaid): (style: DrawingStyle) => Draft {
  const isInLayers = hasOnlyShapes.test(text)
  const drawings = new Map<string, string>()
  const render = (wrapped: string): string => {
    const svg =
      drawings.get(wrapped) ??
      limitTime(() => mermaid.renderMermaidSVG(wrapped, { padding: isInLayers ? 4 : 8 }))
    drawings.set(wrapped, svg)
    return svg
  }
  return ({ direction, spacing, characters }) => {
    const directed = text.replace(flowchart, `$1${direction}`)
    const wrapped = characters === undefined ? directed : wrapLabels(directed, characters)
    const svg = render(wrapped)
    if (!isInLayers) return toDraft(svg)
    const layout = limitTime(() => layOutDrawing(svg, readDirection(wrapped), spacings[spacing]))
    if (layout === undefined) return toDraft(finish(svg))
    return { leastWidth: layout.leastWidth, draw: () => finish(limitTime(() => layout.draw())) }
  }
}

const limitTime = <Result>(work: () => Result): Result => runWithTimeLimit(maxDrawingSeconds * 1000, work)

const finish = (svg: string): string => cropDrawing(moveGroupTitles(svg))

const toDraft = (svg: string): Draft => ({ leastWidth: readSize(svg, 'width'), draw: () => svg })

/** Reads the direction of a flowchart from its first line, and of states from a statement. */
function readDirection(text: string): Direction {
  const [, name] =
    text.match(/^\s*(?:flowchart|graph)\s+(LR|RL|BT)\b/) ?? text.match(/^\s*direction\s+(LR|RL|BT)\b/m) ?? []
  return (name as Direction | undefined) ?? 'TB'
}
