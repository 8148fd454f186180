import { findTitlePlace, groupPadding, measureTitle } from './layers/group-borders.ts'
import { type Box, measureShapes, round } from './svg-shapes.ts'

/** A group of a flowchart: its box, and the header and title above its nodes. */
const group =
  /(<g class="subgraph"[^>]*>\s*<rect[^>]*>)\s*(<rect[^>]*>)\s*(<text[\s\S]*?<\/text>)\s*(?=<g class="subgraph"|<\/g>)/g
const line = /<polyline class="edge"[^>]*>/g

/**
 * Puts the titles of groups above the lines, and moves each to where no line passes. The bar behind a title, which would
 * hide the lines, is left out. Where there is no such place, the line has a gap at the title.
 */
export function moveGroupTitles(svg: string): string {
  const start = svg.indexOf('<g class="node"')
  if (start === -1) return svg
  const [below, nodes] = [svg.slice(0, start), svg.slice(start)]
  const parts = [...below.matchAll(line)].flatMap(([markup]) => listParts(markup))
  const titles = [...below.matchAll(group)].map(([, , header = '', title = '']) =>
    moveTitle(title, measureShapes(header), parts),
  )
  if (titles.length === 0) return svg
  return `${below.replace(group, '$1')}<g class="subgraph">${titles.join('')}</g>${nodes}`
}

/** Lists the boxes of the straight parts of a line. */
function listParts(markup: string): Box[] {
  const points = [...markup.matchAll(/([-\d.]+),([-\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  )
  return points.slice(1).map(([x, y], index) => {
    const [lastX, lastY] = points[index] ?? [x, y]
    return {
      left: Math.min(x, lastX),
      right: Math.max(x, lastX),
      top: Math.min(y, lastY),
      bottom: Math.max(y, lastY),
    }
  })
}

function moveTitle(title: string, header: Box, parts: readonly Box[]): string {
  const { left, right, top, bottom } = header
  const width = measureTitle(title)
  const lines = parts
    .filter(
      (part) => part.right > left && part.left < right && part.top < bottom - 1 && part.bottom > top + 1,
    )
    .map((part) => ({ low: part.left, high: part.right }))
  const place = findTitlePlace({ low: left, high: right, lines, width })
  const x = place + width > right ? left + groupPadding : place
  return title
    .replace(/ x="[^"]*"/g, ` x="${round(x)}"`)
    .replace('<text', '<text stroke="var(--_group-fill)" stroke-width="6" paint-order="stroke"')
}
