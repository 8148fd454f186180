import { runWithTimeLimit } from '../../../safeguards/time-limit.ts'
import { cropDrawing } from './crop-drawing.ts'
import { hoistStateDescriptions } from './hoist-state-descriptions.ts'
import type { Direction, Spacing } from './layers/graph.ts'
import { layOutDrawing } from './layers/lay-out-drawing.ts'
import { loadMermaid } from './load-mermaid.ts'
import { moveGroupTitles } from './move-group-titles.ts'
import { normalizeDiagram } from './normalize-diagram.ts'
import { wrapLabels } from './wrap-labels.ts'

/** The drawings of a diagram, as SVG. */
export interface Drawings {
  /** For columns of at least `wideColumn` pixels. */
  wide: string
  /** For narrower ones; undefined if the wide drawing is for both. */
  narrow: string | undefined
}

/** How a diagram is drawn. */
interface DrawingStyle {
  direction: 'LR' | 'TB'
  spacing: 'roomy' | 'tight' | 'dense' | 'closest'
  /** Characters in a line of a label. Undefined doesn't break labels. */
  characters?: number
}

/** The limit for each of the drawings that are tried. */
export const maxDrawingSeconds = 3

/** Width of the frame's content on a laptop, in pixels. The style sheet switches between the drawings at this width. */
const wideColumn = 656
/** The same on a phone of 360 px. */
const narrowColumn = 308
/** A reader sees the text above and below a diagram of this height. */
const maxHeight = 500
/** A higher one is drawn again in other ways. */
const lowHeight = 240
const hasOnlyShapes = /^\s*(?:flowchart|graph|stateDiagram)/m
const flowchart = /^(\s*(?:flowchart|graph)\s+)(?:TB|TD|LR)\b/
const spacings = {
  roomy: { inlinePadding: 20, blockPadding: 10, nodeGap: 16, layerGap: 44 },
  tight: { inlinePadding: 14, blockPadding: 9, nodeGap: 12, layerGap: 32 },
  dense: { inlinePadding: 9, blockPadding: 8, nodeGap: 10, layerGap: 28 },
  closest: { inlinePadding: 4, blockPadding: 6, nodeGap: 6, layerGap: 18 },
}

/** The lowest that fits is drawn: a tree is low from top to bottom, and a chain from left to right. */
const bestStyles: DrawingStyle[] = [
  { direction: 'LR', spacing: 'roomy' },
  { direction: 'TB', spacing: 'roomy' },
]
/** In order of preference. The last ones are for diagrams with many or long labels. */
const wideStyles: DrawingStyle[] = [
  { direction: 'LR', spacing: 'tight' },
  { direction: 'LR', spacing: 'tight', characters: 14 },
  { direction: 'LR', spacing: 'dense', characters: 10 },
  { direction: 'LR', spacing: 'dense', characters: 8 },
  { direction: 'TB', spacing: 'tight' },
  { direction: 'TB', spacing: 'dense' },
  { direction: 'TB', spacing: 'dense', characters: 14 },
]
const narrowStyles: DrawingStyle[] = [
  { direction: 'LR', spacing: 'tight' },
  { direction: 'TB', spacing: 'tight' },
  { direction: 'TB', spacing: 'tight', characters: 14 },
  { direction: 'LR', spacing: 'tight', characters: 14 },
  { direction: 'TB', spacing: 'dense' },
  { direction: 'TB', spacing: 'dense', characters: 10 },
  { direction: 'LR', spacing: 'dense', characters: 10 },
  { direction: 'TB', spacing: 'dense', characters: 8 },
  { direction: 'TB', spacing: 'closest', characters: 10 },
  { direction: 'LR', spacing: 'closest', characters: 10 },
  { direction: 'TB', spacing: 'closest', characters: 8 },
  { direction: 'LR', spacing: 'closest', characters: 8 },
]

/**
 * Draws a diagram. Its text is never scaled down, so a flowchart is drawn twice: from left to right where there is room,
 * and from top to bottom, or whichever fits, on a phone. Labels are broken if that makes it fit. A writer's `RL` or `BT`
 * stays.
 */
export function drawDiagram(source: string): Drawings {
  const mermaid = loadMermaid()
  const limit = maxDrawingSeconds * 1000
  const text = runWithTimeLimit(limit, () => hoistStateDescriptions(normalizeDiagram(source)))
  const drawings = new Map<DrawingStyle, string>()
  const draw = (style: DrawingStyle): string => {
    const cached = drawings.get(style)
    if (cached !== undefined) return cached
    const { direction, spacing, characters } = style
    const directed = text.replace(flowchart, `$1${direction}`)
    const wrapped = characters === undefined ? directed : wrapLabels(directed, characters)
    const drawing = hasOnlyShapes.test(text)
      ? drawLayers(wrapped, spacings[spacing])
      : runWithTimeLimit(limit, () => mermaid.renderMermaidSVG(wrapped, { padding: 8 }))
    drawings.set(style, drawing)
    return drawing
  }
  const drawLayers = (wrapped: string, spacing: Spacing): string => {
    const svg = runWithTimeLimit(limit, () => mermaid.renderMermaidSVG(wrapped, { padding: 4 }))
    const placed = runWithTimeLimit(limit, () => layOutDrawing(svg, readDirection(wrapped), spacing))
    return cropDrawing(moveGroupTitles(placed ?? svg))
  }
  const choose = (styles: readonly DrawingStyle[], column: number): string =>
    findFitting(styles, draw, column) ?? styles.map(draw).reduce(pickNarrower)
  const [best] = bestStyles
    .map(draw)
    .filter((svg) => readSize(svg, 'width') <= wideColumn && readSize(svg, 'height') <= lowHeight)
    .sort((a, b) => readSize(a, 'height') - readSize(b, 'height'))
  const wide = best ?? choose(wideStyles, wideColumn)
  if (readSize(wide, 'width') <= narrowColumn) return { wide, narrow: undefined }
  const narrow = choose(narrowStyles, narrowColumn)
  return { wide, narrow: readSize(narrow, 'width') < readSize(wide, 'width') ? narrow : undefined }
}

/** Returns the first drawing that fits, or the first that is only too high. */
function findFitting(
  styles: readonly DrawingStyle[],
  draw: (style: DrawingStyle) => string,
  column: number,
): string | undefined {
  let high: string | undefined
  for (const style of styles) {
    const drawing = draw(style)
    if (readSize(drawing, 'width') > column) continue
    if (readSize(drawing, 'height') <= maxHeight) return drawing
    high ??= drawing
  }
  return high
}

const pickNarrower = (a: string, b: string): string => (readSize(b, 'width') < readSize(a, 'width') ? b : a)

const readSize = (svg: string, side: 'width' | 'height'): number =>
  Number(svg.match(new RegExp(` ${side}="([\\d.]+)"`))?.[1] ?? 0)

/** Reads the direction of a flowchart from its first line, and of states from a statement. */
function readDirection(text: string): Direction {
  const [, name] =
    text.match(/^\s*(?:flowchart|graph)\s+(LR|RL|BT)\b/) ?? text.match(/^\s*direction\s+(LR|RL|BT)\b/m) ?? []
  return (name as Direction | undefined) ?? 'TB'
}
