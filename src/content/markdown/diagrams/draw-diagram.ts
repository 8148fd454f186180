import { hoistStateDescriptions } from './hoist-state-descriptions.ts'
import { loadMermaid } from './load-mermaid.ts'

/** The drawings of a diagram, as SVG. */
export interface Drawings {
  /** For columns of at least `wideColumn` pixels. */
  wide: string
  /** For narrower ones; undefined if the wide drawing is for both. */
  narrow: string | undefined
}

/** Width of an article on a laptop, in pixels. The style sheet switches between the drawings at this width. */
const wideColumn = 640
const flowchart = /^(\s*(?:flowchart|graph)\s+)(?:TB|TD|LR)\b/
const roomy = { padding: 8 }
const tight = { padding: 4, nodeSpacing: 12, layerSpacing: 28 }

/**
 * Draws a diagram. Its text is never scaled down, so a flowchart is drawn twice: from left to right where there is room,
 * and from top to bottom, or whichever is narrower, on a phone. A writer's `RL` or `BT` stays.
 */
export function drawDiagram(source: string): Drawings {
  const mermaid = loadMermaid()
  const text = hoistStateDescriptions(source)
  if (!flowchart.test(text)) return { wide: mermaid.renderMermaidSVG(text, roomy), narrow: undefined }
  const draw = (direction: 'LR' | 'TB', options: typeof roomy): string =>
    mermaid.renderMermaidSVG(text.replace(flowchart, `$1${direction}`), options)
  const across = [roomy, tight].map((options) => draw('LR', options))
  const wide = across.find((svg) => readWidth(svg) <= wideColumn) ?? draw('TB', roomy)
  const narrow = [draw('TB', tight), ...across].reduce((a, b) => (readWidth(b) < readWidth(a) ? b : a))
  return { wide, narrow: readWidth(narrow) < readWidth(wide) ? narrow : undefined }
}

const readWidth = (svg: string): number => Number(svg.match(/ width="([\d.]+)"/)?.[1] ?? 0)
