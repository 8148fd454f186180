import { type Box, fitMarkup, measureShapes, round } from '../svg-shapes.ts'
import { type Direction, type Graph, type GraphEdge, type GraphNode, groupHeader, isLevel } from './graph.ts'
import { listBoxes } from './list-boxes.ts'
import { measureInset } from './measure-inset.ts'
import type { ElkEdge, ElkNode } from './run-elk.ts'

interface WriteInput {
  graph: Graph
  direction: Direction
  placed: ElkNode
}

type Corner = [x: number, y: number]

/** The text of a database is below the top of its cylinder. */
const cylinderTop = 4

/** Writes the parts of a drawing again, at their new places. */
export function writeDrawing(svg: string, { graph, direction, placed }: WriteInput): string {
  const boxes = listBoxes(placed)
  const getBox = (id: string): Box => boxes.get(id) ?? { left: 0, right: 0, top: 0, bottom: 0 }
  const edges = new Map(listEdges(placed).map((edge) => [edge.id, edge]))
  const groups = graph.groups.map((group, index) => writeGroup(group, getBox(`g${index}`)))
  const lines = graph.edges.map((edge, index) => {
    const corners = readCorners(edges.get(`e${index}`))
    for (const [node, corner] of [
      [edge.from, corners[0]],
      [edge.to, corners.at(-1)],
    ] as const)
      if (corner !== undefined)
        moveToBorder(corner, graph.nodes[node], { box: getBox(`n${node}`), direction })
    const points = corners.map((corner) => corner.map(round).join(',')).join(' ')
    return `<polyline class="edge"${edge.attributes.replace(/ points="[^"]*"/, ` points="${points}"`)}/>`
  })
  const labels = graph.edges.map(({ label }, index) => writeLabel(label, edges.get(`e${index}`), direction))
  const nodes = graph.nodes.map(({ markup, box, shape }, index) => {
    const fitted = fitMarkup(markup, box, getBox(`n${index}`))
    return `<g class="node" data-shape="${shape}">${shape === 'cylinder' ? finishCylinder(fitted) : fitted}</g>`
  })
  const start = svg.slice(0, svg.indexOf('</defs>') + '</defs>'.length)
  return `${start}${groups.join('')}${lines.join('')}${labels.join('')}${nodes.join('')}</svg>`
}

const listEdges = ({ edges = [], children = [] }: ElkNode): ElkEdge[] => [
  ...edges,
  ...children.flatMap(listEdges),
]

function readCorners(edge: ElkEdge | undefined): Corner[] {
  const [section] = edge?.sections ?? []
  if (section === undefined) return []
  const { startPoint, bendPoints = [], endPoint } = section
  return [startPoint, ...bendPoints, endPoint].map(({ x, y }) => [x, y])
}

/** Moves the end of a line from the box of a node to its border. */
function moveToBorder(
  corner: Corner,
  node: GraphNode | undefined,
  { box, direction }: { box: Box; direction: Direction },
): void {
  if (node === undefined) return
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const middle: Corner = [box.left + width / 2, box.top + height / 2]
  const [depth, breadth] = isLevel(direction) ? [width, height] : [height, width]
  const [along, across] = isLevel(direction) ? ([0, 1] as const) : ([1, 0] as const)
  const offset = Math.abs(corner[across] - middle[across])
  const inset = measureInset(node, { depth, breadth, offset, isLevel: isLevel(direction) })
  corner[along] += corner[along] < middle[along] ? inset : -inset
}

/** Writes a label on its line: the engine places it beside by less than a pixel. */
function writeLabel(label: GraphEdge['label'], edge: ElkEdge | undefined, direction: Direction): string {
  const [place] = edge?.labels ?? []
  if (label === undefined || place === undefined) return ''
  const { x = 0, y = 0 } = place
  const center: Corner = [x + place.width / 2, y + place.height / 2]
  const [along, across] = isLevel(direction) ? ([0, 1] as const) : ([1, 0] as const)
  const corners = readCorners(edge)
  const end = corners.find((corner, index) => {
    const start = corners[index - 1]
    return (
      start !== undefined &&
      Math.abs(start[across] - corner[across]) < 1 &&
      Math.min(start[along], corner[along]) <= center[along] &&
      Math.max(start[along], corner[along]) >= center[along]
    )
  })
  center[across] = end?.[across] ?? center[across]
  const box = measureShapes(label.markup)
  const [left, top] = [center[0] - (box.right - box.left) / 2, center[1] - (box.bottom - box.top) / 2]
  const moved = { left, right: left + box.right - box.left, top, bottom: top + box.bottom - box.top }
  return `<g class="edge-label">${fitMarkup(label.markup, box, moved)}</g>`
}

function writeGroup({ markup }: Graph['groups'][number], box: Box): string {
  const old = measureShapes(markup.header)
  const header: Box = { ...box, bottom: box.top + groupHeader }
  // The title stays at the left, where its header starts.
  const moved: Box = { ...header, right: box.left + old.right - old.left }
  return (
    `<g class="subgraph">${fitMarkup(markup.box, measureShapes(markup.box), box)}` +
    `${fitMarkup(markup.header, old, header)}${fitMarkup(markup.title, old, moved)}</g>`
  )
}

/** Also puts the bottom, which is drawn first of the ellipses, behind the side. */
const finishCylinder = (markup: string): string =>
  markup
    .replace(/^([\s\S]*?)(<ellipse[^>]*>)/, '$2$1')
    .replace(
      /(<text [^>]* y=")([-\d.]+)"/,
      (_, start: string, y: string) => `${start}${Number(y) + cylinderTop}"`,
    )
