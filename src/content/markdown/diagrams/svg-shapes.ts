/** A rectangle of a drawing. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const shapePattern = /<(rect|polygon|polyline|line|circle|ellipse)\b([^>]*)>/g

interface Point {
  x: number
  y: number
}

/** Reads a number from the first attribute with that name. */
export const readSvgNumber = (markup: string, name: string): number =>
  Number(markup.match(new RegExp(` ${name}="([-\\d.]+)"`))?.[1] ?? 0)

/** Lists the corners of all shapes, which are opposite ones unless the shape is a line. */
export const listCorners = (markup: string): Point[] =>
  [...markup.matchAll(shapePattern)].flatMap(([, name = '', text = '']) => listShapeCorners(name, text))

/** Returns the box around all shapes. */
export function measureShapes(markup: string): Box {
  const corners = listCorners(markup)
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

function listShapeCorners(name: string, text: string): Point[] {
  const read = (attribute: string): number => readSvgNumber(text, attribute)
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
      return readPoints(text)
  }
}

const readPoints = (text: string): Point[] =>
  [...(text.match(/ points="([^"]*)"/)?.[1] ?? '').matchAll(/([-\d.]+),([-\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }))

/** Rounds to half a pixel, in which all coordinates are written. */
export const round = (value: number): number => Math.round(value * 2) / 2

/** Moves and resizes shapes from one box to another. Texts are only moved, with the center of the box. */
export function fitMarkup(markup: string, from: Box, to: Box): string {
  const scaleX = (to.right - to.left) / (from.right - from.left || 1)
  const scaleY = (to.bottom - to.top) / (from.bottom - from.top || 1)
  const mapX = (x: number): number => round(to.left + (x - from.left) * scaleX)
  const mapY = (y: number): number => round(to.top + (y - from.top) * scaleY)
  return markup.replace(/<(\w+)\b[^>]*>/g, (tag, name: string) => {
    if (name === 'text' || name === 'tspan') {
      const deltaX = (to.left + to.right - from.left - from.right) / 2
      const deltaY = (to.top + to.bottom - from.top - from.bottom) / 2
      return replaceNumbers(tag, { x: (x) => round(x + deltaX), y: (y) => round(y + deltaY) })
    }
    const [x, y] = [readSvgNumber(tag, 'x'), readSvgNumber(tag, 'y')]
    const sized = replaceNumbers(tag, {
      width: (width) => round(mapX(x + width) - mapX(x)),
      height: (height) => round(mapY(y + height) - mapY(y)),
      ...(name === 'ellipse' ? { rx: (rx: number) => round(rx * scaleX) } : {}),
      // Also the corners of a rectangle, whose ends are round if they're half as high.
      ...(name === 'rect' ? { rx: (rx: number) => rx * scaleY } : {}),
      ry: (ry) => ry * scaleY,
    })
    return replaceNumbers(sized, {
      x: mapX,
      x1: mapX,
      x2: mapX,
      cx: mapX,
      y: mapY,
      y1: mapY,
      y2: mapY,
      cy: mapY,
    }).replace(
      / points="([^"]*)"/,
      (text) =>
        ` points="${readPoints(text)
          .map((point) => `${mapX(point.x)},${mapY(point.y)}`)
          .join(' ')}"`,
    )
  })
}

function replaceNumbers(tag: string, changes: Record<string, (value: number) => number>): string {
  return Object.entries(changes).reduce(
    (text, [name, change]) =>
      text.replace(
        new RegExp(`( ${name}=")([-\\d.]+)"`),
        (_, start: string, value: string) => `${start}${change(Number(value))}"`,
      ),
    tag,
  )
}
