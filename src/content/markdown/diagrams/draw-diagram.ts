import { runWithTimeLimit } from '../../../safeguards/time-limit.ts'
import { createDrafter, type Draft, type DrawingStyle, maxDrawingSeconds } from './create-drafter.ts'
import { hoistStateDescriptions } from './hoist-state-descriptions.ts'
import { loadMermaid } from './load-mermaid.ts'
import { normalizeDiagram } from './normalize-diagram.ts'
import { readSize } from './read-size.ts'

/** The drawings of a diagram, as SVG. */
export interface Drawings {
  /** For columns of at least `wideColumn` pixels. */
  wide: string
  /** For narrower ones; undefined if the wide drawing is for both. */
  narrow: string | undefined
}

/** Width of the frame's content on a laptop, in pixels. The style sheet switches between the drawings at this width. */
const wideColumn = 656
/** The same on a phone of 360 px. */
const narrowColumn = 308
/** A reader sees the text above and below a diagram of this height. */
const maxHeight = 500
/** A higher one is drawn again in other ways. */
const lowHeight = 240
/** How many drawings are compared if none fits. Drafts of a large diagram are up to ten times as wide as a column. */
const maxNarrowDrawings = 3

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
  const text = runWithTimeLimit(maxDrawingSeconds * 1000, () =>
    hoistStateDescriptions(normalizeDiagram(source)),
  )
  const draft = createDrafter(text, mermaid)
  const [best] = bestStyles
    .map(draft)
    .filter(({ leastWidth }) => leastWidth <= wideColumn)
    .map(({ draw }) => draw())
    .filter((svg) => readSize(svg, 'width') <= wideColumn && readSize(svg, 'height') <= lowHeight)
    .sort((a, b) => readSize(a, 'height') - readSize(b, 'height'))
  const wide = best ?? findFitting(wideStyles, draft, wideColumn)
  if (readSize(wide, 'width') <= narrowColumn) return { wide, narrow: undefined }
  const narrow = findFitting(narrowStyles, draft, narrowColumn)
  return { wide, narrow: readSize(narrow, 'width') < readSize(wide, 'width') ? narrow : undefined }
}

/** Returns the first drawing that fits, or the first that is only too high. If none fits, a narrow one. */
function findFitting(
  styles: readonly DrawingStyle[],
  createDraft: (style: DrawingStyle) => Draft,
  column: number,
): string {
  const drafts: Draft[] = []
  let high: string | undefined
  for (const style of styles) {
    const draft = createDraft(style)
    drafts.push(draft)
    if (draft.leastWidth > column) continue
    const drawing = draft.draw()
    if (readSize(drawing, 'width') > column) continue
    if (readSize(drawing, 'height') <= maxHeight) return drawing
    high ??= drawing
  }
  if (high !== undefined) return high
  const narrow = drafts.toSorted((a, b) => a.leastWidth - b.leastWidth).slice(0, maxNarrowDrawings)
  return narrow.map(({ draw }) => draw()).reduce(pickNarrower)
}

const pickNarrower = (a: string, b: string): string => (readSize(b, 'width') < readSize(a, 'width') ? b : a)
