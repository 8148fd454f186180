import { type Direction, type Graph, groupHeader, isLevel, type Spacing } from './graph.ts'
import type { ElkEdge, ElkNode } from './run-elk.ts'
import type { Size } from './size-nodes.ts'

interface ElkInput {
  graph: Graph
  direction: Direction
  spacing: Spacing
  /** By node. */
  sizes: readonly Size[]
}

const elkDirections = { LR: 'RIGHT', RL: 'LEFT', TB: 'DOWN', BT: 'UP' }
/** Space between a group's border and what is in it. */
const groupPadding = 12
/** Space for the tip of a line beside its label. */
const tipLength = 8

/** Creates the task of the layout engine. Nodes, groups, and lines are named by letter and index. */
export function createElkGraph({ graph, direction, spacing, sizes }: ElkInput): ElkNode {
  const options = createOptions(direction, spacing)
  const { sources, targets } = namePorts(graph)
  const createNodes = (group: number | undefined): ElkNode[] => [
    ...graph.nodes.flatMap((node, index) => {
      const ports = [...sources, ...targets].filter((port) => port.startsWith(`n${index} `))
      return node.group === group
        ? [{ id: `n${index}`, ...sizes[index], ports: [...new Set(ports)].map((id) => ({ id })) }]
        : []
    }),
    ...graph.groups.flatMap(({ parent, titleWidth }, index) => {
      const layoutOptions = {
        ...options,
        'elk.alignment': isLevel(direction) ? 'LEFT' : 'TOP',
        'elk.padding': `[top=${groupHeader + groupPadding},left=${groupPadding},bottom=${groupPadding},right=${groupPadding}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${titleWidth},${groupHeader})`,
      }
      return parent === group ? [{ id: `g${index}`, children: createNodes(index), layoutOptions }] : []
    }),
  ]
  const edges = graph.edges.map(({ label }, index): ElkEdge => {
    const edge = { id: `e${index}`, sources: [sources[index] ?? ''], targets: [targets[index] ?? ''] }
    if (label === undefined) return edge
    const width = label.width + (isLevel(direction) ? tipLength : 0)
    const height = label.height + (isLevel(direction) ? 0 : tipLength)
    return { ...edge, labels: [{ text: 'label', width, height, layoutOptions: labelOptions }] }
  })
  return {
    id: 'root',
    layoutOptions: { ...options, 'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES' },
    children: createNodes(undefined),
    edges,
  }
}

const labelOptions = { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' }

const createOptions = (direction: Direction, spacing: Spacing): Record<string, string> => ({
  'elk.algorithm': 'layered',
  'elk.direction': elkDirections[direction],
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'elk.spacing.nodeNode': String(spacing.nodeGap),
  'elk.layered.spacing.nodeNodeBetweenLayers': String(spacing.layerGap),
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeNode': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.spacing.edgeLabel': '0',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
})

/**
 * Names where lines start and end. Lines of one style with the same kind of tip share an end, unless they're between the same
 * two nodes.
 */
function namePorts({ edges }: Graph): { sources: string[]; targets: string[] } {
  const numbers = edges.map(({ from, to }, index) => {
    const isSamePair = (other: { from: number; to: number }): boolean =>
      (other.from === from && other.to === to) || (other.from === to && other.to === from)
    return edges.slice(0, index).filter(isSamePair).length
  })
  return {
    sources: edges.map(
      ({ from, hasTipAtStart, style }, index) => `n${from} out ${hasTipAtStart} ${style} ${numbers[index]}`,
    ),
    targets: edges.map(
      ({ to, hasTipAtEnd, style }, index) => `n${to} in ${hasTipAtEnd} ${style} ${numbers[index]}`,
    ),
  }
}
