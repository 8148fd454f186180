import { digest } from '../../../disk/digest.ts'
import { TimeLimitError } from '../../../safeguards/time-limit.ts'
import { formatScrollFrame } from '../../../shared/content/scroll-frame.ts'
import { escapeHtml } from '../../../shared/text/escape-html.ts'
import { maxDrawingSeconds } from './create-drafter.ts'
import { drawDiagram } from './draw-diagram.ts'
import { loadMermaid } from './load-mermaid.ts'

/** Maximum characters. The layout of a diagram takes time and memory proportional to the square of its arrows. */
const maxDiagramLength = 20_000

/** Renders a Mermaid diagram as inline SVG without styles. The theme's tokens color it in both modes. */
export function renderDiagram(
  source: string,
  alt: string | undefined,
): { html: string } | { problem: string; fix: string } {
  if (alt === undefined || alt.trim() === '') {
    return {
      problem: 'The diagram has no text alternative.',
      fix: 'Describe it in words: ```mermaid alt="…".',
    }
  }
  if (source.length > maxDiagramLength) {
    return {
      problem: `The diagram has ${source.length} characters; the limit is ${maxDiagramLength}.`,
      fix: 'Split it into several diagrams.',
    }
  }
  // Outside of the time limit, which must not stop the library while it loads.
  loadMermaid()
  try {
    const { wide, narrow } = drawDiagram(source)
    const drawings =
      narrow === undefined
        ? prepareSvg(wide, alt)
        : prepareSvg(wide, alt, 'diagram-wide') + prepareSvg(narrow, alt, 'diagram-narrow')
    return { html: `<figure class="diagram"${formatScrollFrame(alt)}>${drawings}</figure>` }
  } catch (error) {
    if (error instanceof TimeLimitError) {
      return {
        problem: `Drawing the diagram took longer than ${maxDrawingSeconds} seconds.`,
        fix: 'Split it into several diagrams, with fewer arrows each.',
      }
    }
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    return {
      problem: `The diagram can't be drawn: ${reason}`,
      fix: 'Use a flowchart, stateDiagram-v2, sequenceDiagram, classDiagram or erDiagram, and check its syntax.',
    }
  }
}

/** The heads of the library are so flat that they look like smudges, and they end in the border of a shape. */
const heads: [from: string, to: string][] = [
  ['markerWidth="8" markerHeight="5"', 'markerWidth="9" markerHeight="8"'],
  ['refX="7" refY="2.5"', 'refX="9" refY="4"'],
  ['refX="1" refY="2.5"', 'refX="0" refY="4"'],
  ['points="0 0, 8 2.5, 0 5"', 'points="0.5 0.5, 8 4, 0.5 7.5"'],
  ['points="8 0, 0 2.5, 8 5"', 'points="8.5 0.5, 1 4, 8.5 7.5"'],
]

function removeStyles(svg: string): string {
  return heads
    .reduce((drawing, [from, to]) => drawing.replaceAll(from, to), svg)
    .replace(/<style>[\s\S]*?<\/style>\s*/g, '')
    .replace(/ style="[^"]*"/g, '')
    .replace(/ data-[\w-]+="[^"]*"/g, '')
    .replace(/\n\s*/g, '')
}

/** Names a drawing. Arrowheads are referenced by ID, so each drawing of a page needs its own. */
function prepareSvg(drawing: string, alt: string, className?: string): string {
  const svg = removeStyles(drawing)
  const classAttribute = className === undefined ? '' : `class="${className}" `
  const prefix = `d${digest(svg).slice(0, 8)}-`
  return (
    svg
      .replace(/ id="([^"]+)"/g, ` id="${prefix}$1"`)
      .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
      // The library draws the head at the start of a line reversed, and browsers would reverse it once more.
      .replace(/(<marker id="[^"]*arrowhead-start[^>]*) orient="auto-start-reverse"/g, '$1 orient="auto"')
      .replace(/^<svg /, `<svg ${classAttribute}role="img" aria-label="${escapeHtml(alt)}" `)
  )
}
