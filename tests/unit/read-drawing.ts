import { measureTitle } from '../../src/content/markdown/diagrams/layers/group-borders.ts'
import { measureShapes, readSvgNumber } from '../../src/content/markdown/diagrams/svg-shapes.ts'

interface Rectangle {
  left: number
  right: number
  top: number
  bottom: number
}

type Corner = readonly [x: number, y: number]

/** A straight part of a line. */
interface Part {
  start: Corner
  end: Corner
}

export interface Drawing {
  nodes: (Rectangle & { shape: string })[]
  lines: Part[][]
  labels: Rectangle[]
  /** Boxes of groups, and their titles. */
  groups: Rectangle[]
  titles: Rectangle[]
}

/** Space around the text of a label in its hidden box. */
const labelPadding = 8

/** Reads where nodes, lines, and the texts of labels are in a drawing. */
export function readDrawing(svg: string): Drawing {
  const nodes = [...svg.matchAll(/<g class="node"[^>]* data-shape="([^"]*)"[^>]*>([\s\S]*?)<\/g>/g)]
  const labels = [...svg.matchAll(/<g class="edge-label"[^>]*>([\s\S]*?)<\/g>/g)]
  const groups = [...svg.matchAll(/<g class="subgraph"[^>]*>([\s\S]*?)<\/g>/g)].map(
    ([, markup = '']) => markup,
  )
  const lines = [...svg.matchAll(/<polyline class="edge"[^>]* points="([^"]*)"/g)]
  return {
    nodes: nodes.map(([, shape = '', markup = '']) => ({ shape, ...measureShapes(markup) })),
    labels: labels.map(([, markup = '']) => grow(measureShapes(markup), -labelPadding)),
    groups: groups.filter((markup) => markup.includes('<rect')).map(measureShapes),
    titles: groups
      .flatMap((markup) => [...markup.matchAll(/<text[\s\S]*?<\/text>/g)])
      .map(([text]) => {
        const [x, y] = [readSvgNumber(text, 'x'), readSvgNumber(text, 'y')]
        return { left: x, right: x + measureTitle(text), top: y - 7, bottom: y + 7 }
      }),
    lines: lines.map(([, text = '']) => {
      const corners = text.split(' ').map((point): Corner => {
        const [x = 0, y = 0] = point.split(',').map(Number)
        return [x, y]
      })
      return corners.slice(1).map((end, index): Part => ({ start: corners[index] ?? end, end }))
    }),
  }
}

/** Lists what is wrong in a drawing, in words. */
export function listFaults(svg: string): string[] {
  const drawing = readDrawing(svg)
  return [
    ...listNodeFaults(drawing),
    ...listLineFaults(drawing),
    ...listLabelFaults(drawing),
    ...listGroupFaults(drawing),
  ]
}

/** No line passes the title of a group, and a label is in a group or outside of it. */
function listGroupFaults({ groups, titles, lines, labels }: Drawing): string[] {
  const isIn = (label: Rectangle, { left, right, top, bottom }: Rectangle): boolean =>
    label.left > left && label.right < right && label.top > top && label.bottom < bottom
  return [
    ...titles.flatMap((title) =>
      lines.flat().some((part) => isOver(grow(toRectangle(part), 1), title))
        ? ['a line crosses a title']
        : [],
    ),
    ...labels.flatMap((label) =>
      groups.some((group) => isOver(label, group) && !isIn(label, group)) ? ['a label is on a border'] : [],
    ),
  ]
}

/** Nodes side by side have one size, except shapes that can't grow. They don't overlap. */
function listNodeFaults({ nodes, lines }: Drawing): string[] {
  const isLevel =
    lines.filter(([first]) => first !== undefined && isLevelPart(first)).length * 2 >= lines.length
  const [start, end] = isLevel ? (['left', 'right'] as const) : (['top', 'bottom'] as const)
  return nodes.flatMap((node, index) =>
    nodes.slice(index + 1).flatMap((other) => {
      if (isOver(grow(node, -1), other)) return ['two nodes overlap']
      const isBeside = node[start] < other[end] - 1 && node[end] > other[start] + 1
      if (!isBeside || [node, other].some(({ shape }) => /diamond|circle|state/.test(shape))) return []
      const differences = [getWidth(node) - getWidth(other), getHeight(node) - getHeight(other)]
      return differences.some((difference) => Math.abs(difference) > 1) ? ['two nodes of a layer differ'] : []
    }),
  )
}

/** Lines have no slant, and pass no node. */
function listLineFaults({ nodes, lines }: Drawing): string[] {
  const boxes = nodes.filter(({ shape }) => !/diamond|circle|state|cylinder|stadium/.test(shape))
  return lines
    .flat()
    .flatMap((part) => [
      ...(isLevelPart(part) || isUprightPart(part) ? [] : ['a line is slanted']),
      ...(boxes.some((node) => isOver(grow(node, -2), toRectangle(part))) ? ['a line crosses a node'] : []),
    ])
}

/** A label is in the middle of a straight part, has room at both sides, and is over nothing else. */
function listLabelFaults({ nodes, lines, labels }: Drawing): string[] {
  return labels.flatMap((label, index) => {
    const own = lines.flat().filter((part) => isOn(label, part))
    const rooms = own.map((part) => {
      const { left, right, top, bottom } = toRectangle(part)
      return isLevelPart(part)
        ? Math.min(label.left - left, right - label.right)
        : Math.min(label.top - top, bottom - label.bottom)
    })
    const others = lines
      .flat()
      .filter((part) => !isOn(label, part) && isOver(grow(label, -1), toRectangle(part)))
    return [
      ...(own.length === 0 ? ['a label is beside its line'] : []),
      ...(own.length > 0 && Math.max(...rooms) < 11 ? ['a label is at a bend'] : []),
      ...(others.length > 0 ? ['a line crosses a label'] : []),
      ...([...nodes, ...labels.slice(index + 1)].some((other) => isOver(label, other))
        ? ['a label is covered']
        : []),
    ]
  })
}

/** Whether the middle of a label is on a part of a line. */
function isOn(label: Rectangle, part: Part): boolean {
  const [x, y] = [(label.left + label.right) / 2, (label.top + label.bottom) / 2]
  const { left, right, top, bottom } = grow(toRectangle(part), 1)
  return x > left && x < right && y > top && y < bottom
}

const isLevelPart = ({ start, end }: Part): boolean => Math.abs(start[1] - end[1]) < 0.1
const isUprightPart = ({ start, end }: Part): boolean => Math.abs(start[0] - end[0]) < 0.1
const getWidth = ({ left, right }: Rectangle): number => right - left
const getHeight = ({ top, bottom }: Rectangle): number => bottom - top

const isOver = (a: Rectangle, b: Rectangle): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

const grow = ({ left, right, top, bottom }: Rectangle, by: number): Rectangle => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
})

const toRectangle = ({ start, end }: Part): Rectangle => ({
  left: Math.min(start[0], end[0]),
  right: Math.max(start[0], end[0]),
  top: Math.min(start[1], end[1]),
  bottom: Math.max(start[1], end[1]),
})
