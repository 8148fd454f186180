import { type Box, fitMarkup, measureShapes, round } from '../svg-shapes.ts'
import type { Arrangement } from './arrange-items.ts'
import type { Axes, Graph } from './graph.ts'
import { groupHeader } from './group-borders.ts'
import type { LayeredGraph } from './order-layers.ts'
import type { Routes } from './routes.ts'
import type { Size } from './size-nodes.ts'

interface WriteInput {
  graph: Graph
  axes: Axes
  layered: LayeredGraph
  sizes: readonly Size[]
  arrangement: Arrangement
  routes: Routes
}

/** The text of a database is below the top of its cylinder. */
const cylinderTop = 4

/** Writes the parts of a drawing again, at their new places. */
export function writeDrawing(svg: string, input: WriteInput): string {
  const { graph, axes, layered, sizes, arrangement, routes } = input
  const toPoint = (depth: number, breadth: number): [x: number, y: number] =>
    axes.isLevel ? [axes.sign * depth, breadth] : [breadth, axes.sign * depth]
  const toBox = (center: [number, number], { depth, breadth }: Size): Box => {
    const [x, y] = toPoint(...center)
    const [width, height] = axes.isLevel ? [depth, breadth] : [breadth, depth]
    return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
  }
  const groups = graph.groups.map((group, index) => {
    const { first, last } = routes.groups[index] ?? { first: 0, last: 0 }
    const { low, high } = arrangement.borders[index] ?? { low: 0, high: 0 }
    return writeGroup(
      group,
      toBox([(first + last) / 2, (low + high) / 2], { depth: last - first, breadth: high - low }),
    )
  })
  const lines = graph.edges.map(({ attributes }, edge) => {
    const points = routes.lines[edge] ?? []
    const text = points.map(([depth, breadth]) => toPoint(depth, breadth).map(round).join(',')).join(' ')
    return `<polyline class="edge"${attributes.replace(/ points="[^"]*"/, ` points="${text}"`)}/>`
  })
  const labels = graph.edges.flatMap(({ label }, edge) => {
    const center = routes.labels.get(edge)
    if (label === undefined || center === undefined) return []
    const box = measureShapes(label.markup)
    const [x, y] = toPoint(...center)
    const [width, height] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2]
    const moved = fitMarkup(label.markup, box, {
      left: x - width,
      right: x + width,
      top: y - height,
      bottom: y + height,
    })
    return [`<g class="edge-label">${moved}</g>`]
  })
  const nodes = graph.nodes.map(({ markup, box, shape }, index) => {
    const size = sizes[index] ?? { depth: 0, breadth: 0 }
    const center: [number, number] = [
      routes.layers[layered.items[index]?.layer ?? 0] ?? 0,
      arrangement.breadths[index] ?? 0,
    ]
    const fitted = fitMarkup(markup, box, toBox(center, size))
    return `<g class="node" data-shape="${shape}">${shape === 'cylinder' ? finishCylinder(fitted) : fitted}</g>`
  })
  const start = svg.slice(0, svg.indexOf('</defs>') + '</defs>'.length)
  return `${start}${groups.join('')}${lines.join('')}${labels.join('')}${nodes.join('')}</svg>`
}

function writeGroup({ markup }: Graph['groups'][number], box: Box): string {
  const old = measureShapes(markup.header)
  const header: Box = { ...box, bottom: box.top + groupHeader }
  const moved = fitMarkup(markup.title, old, { ...header, right: box.left + old.right - old.left })
  return (
    `<g class="subgraph">${fitMarkup(markup.box, measureShapes(markup.box), box)}` +
    `${fitMarkup(markup.header, old, header)}${moved}</g>`
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
