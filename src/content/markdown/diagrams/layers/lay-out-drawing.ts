import { arrangeItems } from './arrange-items.ts'
import { assignLayers } from './assign-layers.ts'
import { choosePorts, measurePorts, type Ports, spreadPorts } from './choose-ports.ts'
import { type Axes, type Direction, getAxes, type Spacing } from './graph.ts'
import { type LayeredGraph, orderLayers } from './order-layers.ts'
import { readGraph } from './read-graph.ts'
import { routeLines } from './route-lines.ts'
import { type Size, sizeNodes } from './size-nodes.ts'
import { writeDrawing } from './write-drawing.ts'

/** A drawing whose nodes have sizes and layers, but no places yet. */
export interface Layout {
  /** The drawing isn't narrower, in pixels. */
  leastWidth: number
  /** Places the nodes, which takes nearly all of the time. Returns SVG. */
  draw(): string
}

/**
 * Places the nodes of a drawing again, in even layers: its library makes each node as wide as its label, and bends each line
 * elsewhere. Returns undefined for drawings that aren't in layers.
 */
export function layOutDrawing(svg: string, direction: Direction, spacing: Spacing): Layout | undefined {
  const graph = readGraph(svg)
  if (graph === undefined) return undefined
  const axes = getAxes(direction)
  const layered = orderLayers(graph, assignLayers(graph, axes), axes)
  const ports = choosePorts(graph, layered, axes)
  const layers = layered.layers.map((layer) => layer.flatMap((item) => layered.items[item]?.node ?? []))
  const least = graph.nodes.map((_, node) =>
    Math.max(measurePorts(ports.before.get(node) ?? []), measurePorts(ports.after.get(node) ?? [])),
  )
  const sizes = sizeNodes({ graph, axes, spacing, layers, least })
  const offsets = measureOffsets(layered, ports, sizes)
  const input = { graph, layered, axes, spacing, sizes, offsets, labels: ports.labels }
  return {
    leastWidth: measureLeastWidth(layers, input),
    draw() {
      const arrangement = arrangeItems(input)
      const routes = routeLines({ ...input, ports, arrangement })
      return writeDrawing(svg, { graph, axes, layered, sizes, arrangement, routes })
    },
  }
}

/** Adds up the nodes beside each other and the least gaps between them. Labels, groups, and lines only add to that. */
function measureLeastWidth(
  layers: readonly (readonly number[])[],
  { axes, sizes, spacing }: { axes: Axes; sizes: readonly Size[]; spacing: Spacing },
): number {
  const addUp = (widths: readonly number[], gap: number): number =>
    widths.reduce((sum, width) => sum + width, 0) + gap * (widths.length - 1)
  const listSides = (side: keyof Size): number[][] =>
    layers.map((layer) => layer.map((node) => sizes[node]?.[side] ?? 0))
  return axes.isLevel
    ? addUp(
        listSides('depth').map((depths) => Math.max(0, ...depths)),
        spacing.layerGap,
      )
    : Math.max(...listSides('breadth').map((breadths) => addUp(breadths, spacing.nodeGap)))
}

/** Returns where each link meets its items, from the middle of those. */
function measureOffsets(
  { items, links }: LayeredGraph,
  ports: Ports,
  sizes: readonly Size[],
): { from: number; to: number }[] {
  const find = (side: 'before' | 'after', item: number, link: number): number => {
    const own = ports[side].get(item) ?? []
    const offsets = spreadPorts(own, sizes[items[item]?.node ?? -1]?.breadth ?? 0)
    return offsets[own.findIndex((port) => port.links.includes(link))] ?? 0
  }
  return links.map(({ from, to }, link) => ({
    from: find('after', from, link),
    to: find('before', to, link),
  }))
}
