import { listCorners } from './svg-shapes.ts'

/** Half of the thickest line, and the rounding of coordinates. */
const margin = 1
/**
 * Crops a flowchart or the drawing of states to its shapes, which all text is in. `beautiful-mermaid` leaves up to
 * 100 px empty after edges and their labels.
 */
export function cropDrawing(svg: string): string {
  const body = svg.slice(svg.indexOf('</defs>') + 1)
  const points = listCorners(body)
  if (points.length === 0) return svg
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.floor(Math.min(...xs) - margin), Math.floor(Math.min(...ys) - margin)]
  const width = Math.ceil(Math.max(...xs) + margin) - left
  const height = Math.ceil(Math.max(...ys) + margin) - top
  return svg.replace(
    / viewBox="[^"]*" width="[^"]*" height="[^"]*"/,
    ` viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}"`,
  )
}
