import type { Axes, Graph, GraphNode, Spacing } from './graph.ts'

/** Shapes that don't grow with their neighbors: a circle is as wide as it's high. */
const isFixed = ({ shape }: GraphNode): boolean => /circle|state-|diamond/.test(shape)

const leastWidth = 60
/** Other nodes become as large as the largest of a drawing if the drawing gets wider by at most that. */
const spare = 40

export interface Size {
  /** Along the axis of the layers. */
  depth: number
  breadth: number
}

interface SizeInput {
  graph: Graph
  axes: Axes
  spacing: Spacing
  /** The nodes of each layer. */
  layers: readonly (readonly number[])[]
  /** Least breadth of each node. */
  least: readonly number[]
}

/** Returns the size of each node. All nodes of a layer have one size, and all of a drawing one breadth if there is room. */
export function sizeNodes({ graph, axes, spacing, layers, least }: SizeInput): Size[] {
  const sizes = graph.nodes.map((node, index): Size => {
    const { width, height } = measureNode(node, spacing)
    const [depth, breadth] = axes.isLevel ? [width, height] : [height, width]
    return { depth, breadth: Math.max(breadth, least[index] ?? 0) }
  })
  const equal = layers.map((layer) => layer.filter((index) => isGrowing(graph.nodes[index])))
  const widest = equal.map((layer) => Math.max(0, ...layer.map((index) => sizes[index]?.breadth ?? 0)))
  const measure = (breadths: readonly number[]): number =>
    Math.max(...equal.map((layer, number) => layer.length * ((breadths[number] ?? 0) + spacing.nodeGap)))
  const all = Math.max(...widest)
  const isUniform = measure(widest.map(() => all)) <= measure(widest) + spare
  for (const [number, layer] of equal.entries()) {
    const depth = Math.max(0, ...layer.map((index) => sizes[index]?.depth ?? 0))
    for (const index of layer) sizes[index] = { depth, breadth: isUniform ? all : (widest[number] ?? 0) }
  }
  return sizes
}

const isGrowing = (node: GraphNode | undefined): boolean => node !== undefined && !isFixed(node)

function measureNode(
  node: GraphNode,
  { inlinePadding, blockPadding }: Spacing,
): { width: number; height: number } {
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
