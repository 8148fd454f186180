/** Half of the thickest line, and the rounding of coordinates. */
const margin = 1
const shape = /<(rect|polygon|polyline|line|circle|ellipse)\b([^>]*)>/g

interface Point {
  x: number
  y: number
}

/**
 * Crops a flowchart or the drawing of states to its shapes, which all text is in. `beautiful-mermaid` leaves up to
 * 100 px empty after edges and their labels.
 */
export function cropDrawing(svg: string): string {
  const body = svg.slice(svg.indexOf('</defs>') + 1)
  const points = [...body.matchAll(shape)].flatMap(([, name = '', text = '']) => listCorners(name, text))
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

/** Lists the points of a line, or opposite corners of another shape. */
function listCorners(name: string, text: string): Point[] {
  const read = (attribute: string): number =>
    Number(text.match(new RegExp(` ${attribute}="([-\\d.]+)"`))?.[1] ?? 0)
  const box = (x: number, y: number, [width, height]: readonly [number, number]): Point[] => [
    { x, y },
    { x: x + width, y: y + height },
  ]
  switch (name) {
    case 'rect':
      return box(read('x'), read('y'), [read('width'), read('height')])
    case 'line':
      return box(read('x1'), read('y1'), [read('x2') - read('x1'), read('y2') - read('y1')])
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = name === 'circle' ? [read('r'), read('r')] : [read('rx'), read('ry')]
      return box(read('cx') - rx, read('cy') - ry, [rx * 2, ry * 2])
    }
    default:
      return [...(text.match(/ points="([^"]*)"/)?.[1] ?? '').matchAll(/([-\d.]+),([-\d.]+)/g)].map(
        ([, x, y]) => ({ x: Number(x), y: Number(y) }),
      )
  }
}
