import type { Box } from '../svg-shapes.ts'
import type { Graph, GraphNode, Spacing } from './graph.ts'

/** Shapes that don't grow with their neighbors: a circle is as wide as it's high. */
const isFixed = ({ shape }: GraphNode): boolean => /circle|state-|diamond/.test(shape)

const leastWidth = 60
/** Other nodes become as large as the largest of a drawing if the drawing gets wider by at most that. */
const spare = 40

export interface Size {
  width: number
  height: number
}

interface SizeInput {
  graph: Graph
  /** The nodes of each layer. */
  layers: readonly (readonly number[])[]
  isLevel: boolean
  spacing: Spacing
}

/** Returns the size of each node. All nodes of a layer have one size, and all of a drawing one breadth if there is room. */
export function sizeNodes({ graph, layers: all, isLevel, spacing }: SizeInput): Size[] {
  const [depth, breadth] = isLevel ? (['width', 'height'] as const) : (['height', 'width'] as const)
  const sizes = graph.nodes.map((node) => measureNode(node, spacing))
  const layers = all.map((layer) => layer.filter((index) => isGrowing(graph.nodes[index])))
  const findLargest = (layer: readonly number[], side: keyof Size): number =>
    Math.max(0, ...layer.map((index) => sizes[index]?.[side] ?? 0))
  const widest = layers.map((layer) => findLargest(layer, breadth))
  const measure = (breadths: readonly number[]): number =>
    Math.max(...layers.map((layer, number) => layer.length * ((breadths[number] ?? 0) + spacing.nodeGap)))
  const largest = Math.max(...widest)
  const isUniform = measure(widest.map(() => largest)) <= measure(widest) + spare
  for (const [number, layer] of layers.entries()) {
    const size = {
      [depth]: findLargest(layer, depth),
      [breadth]: isUniform ? largest : (widest[number] ?? 0),
    } as unknown as Size
    for (const index of layer) sizes[index] = size
  }
  return sizes
}

/** Lists the nodes of each layer of a drawing: those beside each other. */
export function listLayers(boxes: readonly Box[], isLevel: boolean): number[][] {
  const [low, high] = isLevel ? (['left', 'right'] as const) : (['top', 'bottom'] as const)
  const layers: number[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const [index, box] of [...boxes.entries()].sort(([, a], [, b]) => a[low] - b[low])) {
    if (box[low] >= end) layers.push([])
    layers.at(-1)?.push(index)
    end = Math.max(end, box[high])
  }
  return layers
}

const isGrowing = (node: GraphNode | undefined): boolean => node !== undefined && !isFixed(node)

function measureNode(node: GraphNode, { inlinePadding, blockPadding }: Spacing): Size {
  const { shape, box, text } = node
  const [width, height] = [text.width + 2 * inlinePadding, text.height + 2 * blockPadding]
  switch (shape) {
    case 'diamond': {
      // Its text is a rectangle in it.
      const high = Math.max(52, text.height * 2.8)
      return { width: text.width / (1 - text.height / high) + 2 * inlinePadding, height: high }
    }
    case 'cylinder':
      return { width: Math.max(leastWidth, width), height: text.height + 22 }
    case 'circle':
    case 'doublecircle':
    case 'state-start':
    case 'state-end':
      return { width: box.right - box.left, height: box.bottom - box.top }
    case 'rectangle':
    case 'rounded':
    case 'stadium':
      return { width: Math.max(leastWidth, width), height }
    default:
      return { width: width + 20, height }
  }
}
